/**
 * Documents that shell and areas agree on: the release an area's build writes, the registry the shell reads, and the
 * one module an area exports. Types only; nothing here is shared at run time.
 */

/** A built file in the version's folder. Sizes in bytes; `integrity` is an SRI value (`sha384-…`). */
export interface ReleaseFile {
  path: string;
  bytes: number;
  gzipBytes: number;
  integrity: string;
}

/** A screen of an area. `path` may contain parameters (`/workouts/:id`). */
export interface AreaPage {
  path: string;
  title: string;
  /** Files this page needs first, besides the entry and `first`; requested together with them. */
  files: ReleaseFile[];
}

/** The part of a release that the shell needs before it loads any code of the area. */
export interface ReleaseHead {
  name: string;
  /** `<semver>-<hash of inputs>`: builds from different inputs never share a version. */
  version: string;
  /**
   * Webpack's unique name and the global that the entry sets. It contains the version, so that two versions can run
   * in one page.
   */
  container: string;
  /** Range of `HOST_CONTRACT` this build needs. */
  contract: string;
  /** Exact version of the federation runtime that the area was built for. */
  runtime: string;
  /** Shared packages that the area takes from the shell, with the range it needs. */
  shared: Record<string, string>;
  owner: string;
  prefixes: string[];
  pages: AreaPage[];
  /** Heavy parts of the kit (`charts`) that its screens use: the shell fetches them together with the entry. */
  warm: string[];
  entry: ReleaseFile;
  /** Files that every screen needs besides the entry; requested together with it. */
  first: ReleaseFile[];
  /**
   * Names that the area imports from the kit, by shared key. A name that the shell does not export would be undefined
   * at run time.
   */
  uses: Record<string, string[]>;
}

export interface ReleaseDocument extends ReleaseHead {
  files: ReleaseFile[];
}

export interface RegistryRemote {
  live: string;
  lastGood: string | null;
  blocked: string[];
  /** Heads of `live` and `lastGood` only. */
  releases: Record<string, ReleaseHead>;
}

/**
 * `/registry.json`, the mutable document. `site` is random per site folder; `seq` grows by one with each change and
 * is compared only within one site.
 */
export interface RegistryDocument {
  site: string;
  seq: number;
  remotes: Record<string, RegistryRemote>;
}

/** The release document of a shell. */
export interface ShellRelease {
  name: 'shell';
  version: string;
  /** The shell's `HOST_CONTRACT`. */
  contract: string;
  runtime: string;
  /** Versions of the shared packages, by shared key. */
  provides: Record<string, string>;
  /** Names the kit exports, by shared key (`@touchline/ui…`). */
  kit: Record<string, string[]>;
  entry: ReleaseFile;
  files: ReleaseFile[];
}

/**
 * The module `./area` of a remote. `contract` is the `HOST_CONTRACT` it was compiled against; `routes` has one list
 * per prefix.
 */
export interface AreaModule<TRoute, TServices = unknown> {
  name: string;
  version: string;
  contract: string;
  routes: Record<string, TRoute[]>;
  /**
   * Work that runs while a coach is signed in, whatever page is shown. It starts when the area has loaded; the
   * returned function stops it on sign-out. It loads nothing: the area is fetched when the coach opens it, or when it
   * left work waiting (`setWaiting`).
   */
  background?: (services: TServices) => () => void;
}
