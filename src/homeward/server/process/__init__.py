"""Starting and supervising server processes: settings, logs, metrics, bot processes, messages between processes."""
