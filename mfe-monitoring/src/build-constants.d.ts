declare namespace NodeJS {
  /** Replaced by text while building; nothing reads an environment at run time. */
  interface ProcessEnv {
    AREA_NAME: string;
    AREA_VERSION: string;
    AREA_CONTRACT: string;
  }
}
