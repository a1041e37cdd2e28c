#!/bin/sh
# Makes a virtual environment; on a Debian that lacks the means, installs them first.
#   sh scripts/venv.sh PYTHON FOLDER
set -eu
python=$1
folder=$2
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "judgekit needs Python 3.11 or later; $("$python" --version) was found. Name another with PYTHON=..." >&2
    exit 1
fi
if "$python" -m venv "$folder" 2>/dev/null && "$folder/bin/python" -m pip --version >/dev/null 2>&1; then
    exit 0
fi
rm -rf "$folder"
if ! command -v apt-get >/dev/null; then
    echo "$python cannot make a virtual environment; install its venv and pip packages and try again" >&2
    exit 1
fi
root=
[ "$(id -u)" -eq 0 ] || root=sudo
$root apt-get update -qq
$root apt-get install -y -qq python3-venv python3-pip >/dev/null
"$python" -m venv "$folder"
