"""`python -m judgekit` is `judgekit`."""

from judgekit.cli import main

main(prog_name="judgekit")
