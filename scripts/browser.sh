#!/bin/sh
# Sees that the browser tests find a Chromium: the system's, or Debian's package.
set -eu
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && exit 0
done
if ! command -v apt-get >/dev/null; then
    echo "no Chromium found; the browser tests need one on the PATH" >&2
    exit 1
fi
root=
[ "$(id -u)" -eq 0 ] || root=sudo
$root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
