"""`python -m homeward.server`: the same as `homeward serve`."""

from homeward.exit_codes import run_command


def serve() -> None:
    from cyclopts import App

    from homeward.server.process import serve_command

    app = App(name="homeward-server")
    app.default(serve_command.serve)
    app()


if __name__ == "__main__":
    run_command(serve)
