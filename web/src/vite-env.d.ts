interface ImportMetaEnv {
  /** The folder of the Python files in a site, and their size in bytes. */
  readonly VITE_PYTHON: string;
  readonly VITE_PYTHON_BYTES: string;
}
