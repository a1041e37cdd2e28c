"""How another device gets here: the address of this machine in its network, and an address as a code for a camera."""

from __future__ import annotations

import socket

import segno
from markupsafe import Markup


def own_address() -> str:
    """The address under which this machine is known in its network; empty where it has none. Nothing is sent to find it out."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def drawn_code(text: str, *, error: str = "m") -> Markup:
    """A QR code as SVG; `error` says how much of it may be lost, from `l` to `h`."""
    return Markup(segno.make(text, error=error).svg_inline(scale=4, border=2, svgclass=None, lineclass=None, omitsize=True))
