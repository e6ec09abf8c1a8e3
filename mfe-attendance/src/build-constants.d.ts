declare namespace NodeJS {
  /** The build replaces these by literal text; no environment is read at run time. */
  interface ProcessEnv {
    AREA_NAME: string;
    AREA_VERSION: string;
    AREA_CONTRACT: string;
  }
}
