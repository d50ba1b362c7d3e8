#!/bin/sh
# Builds a compiled copy of the package in build/compiled, not beside the sources. Use: PYTHONPATH=build/compiled python ...
# Arguments limit what is compiled, for a quick rebuild of one game: tools/compile.sh engine monster_chase
set -eu
cd "$(dirname "$0")/.."
rm -rf build/compiled build/lib*
if [ $# -gt 0 ]; then HOMEWARD_COMPILE=$(echo "$*" | tr ' ' ','); export HOMEWARD_COMPILE; fi
if command -v ccache >/dev/null 2>&1; then CC="ccache gcc"; export CC; fi
"${PYTHON:-python3}" setup.py -q build --build-lib build/compiled
