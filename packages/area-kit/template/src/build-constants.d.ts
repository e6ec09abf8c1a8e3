declare namespace NodeJS {
  /** The build replaces these constants with text; nothing reads the environment at run time. */
  interface ProcessEnv {
    AREA_NAME: string;
    AREA_VERSION: string;
    AREA_CONTRACT: string;
  }
}
