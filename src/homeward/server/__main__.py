"""`python -m homeward.server`: the same as `homeward serve`."""

import sys

from cyclopts import App

from homeward.catalogue.visible_text import visible
from homeward.engine.errors import HomewardError
from homeward.server.process.serve_command import serve

if __name__ == "__main__":
    app = App(name="homeward-server")
    app.default(serve)
    try:
        app()
    except HomewardError as error:
        print(f"homeward: {visible(str(error))}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
