"""The whole page as files, for any web host: what can be read stands there ready, the rest the reader's own browser works out."""

from judgekit.exporting.site import NotAnExport, Report, export

__all__ = ["NotAnExport", "Report", "export"]
