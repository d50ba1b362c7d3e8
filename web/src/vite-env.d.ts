interface ImportMetaEnv {
  /** The folder of Python in a site, and how many bytes are in it. */
  readonly VITE_PYTHON: string;
  readonly VITE_PYTHON_BYTES: string;
}
