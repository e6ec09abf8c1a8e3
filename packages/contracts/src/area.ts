/**
 * What shell and areas agree on: the document an area's build writes, the registry the shell reads,
 * and the one module an area exports. Types only; nothing here is shared at run time.
 */

/** A built file below the version's folder. Sizes in bytes; `integrity` is an SRI value (`sha384-…`). */
export interface ReleaseFile {
  path: string;
  bytes: number;
  gzipBytes: number;
  integrity: string;
}

/** A screen of an area. `path` may hold parameters (`/workouts/:id`). */
export interface AreaPage {
  path: string;
  title: string;
  /** Files this page needs first, besides the entry and `first`: requested together with them. */
  files: ReleaseFile[];
}

/** The part of a release that the shell needs before any of its code loads. */
export interface ReleaseHead {
  name: string;
  /** `<semver>-<hash of inputs>`: two builds of other inputs never share a version. */
  version: string;
  /** Webpack's unique name and the global the entry sets; carries the version, so that two versions can live in one page. */
  container: string;
  /** Range of `HOST_CONTRACT` this build needs. */
  contract: string;
  /** Exact version of the federation runtime it was built for. */
  runtime: string;
  /** Shared packages it takes from the shell, with the range it needs. */
  shared: Record<string, string>;
  owner: string;
  prefixes: string[];
  pages: AreaPage[];
  /** Heavy parts of the kit (`charts`) that its screens ask for: the shell fetches them beside the entry instead of after it. */
  warm: string[];
  entry: ReleaseFile;
  /** Files every screen needs besides the entry: requested together with it. */
  first: ReleaseFile[];
  /** Names it takes from the kit, by shared key. A name that the shell of a site does not export would be undefined at run time. */
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

/** `/registry.json`, the mutable document. `site` is random per site folder; `seq` grows by one per change and is compared only within one site. */
export interface RegistryDocument {
  site: string;
  seq: number;
  remotes: Record<string, RegistryRemote>;
}

/** What the build of a shell says about itself. */
export interface ShellRelease {
  name: 'shell';
  version: string;
  /** Its `HOST_CONTRACT`. */
  contract: string;
  runtime: string;
  /** Versions of the shared packages, by shared key. */
  provides: Record<string, string>;
  /** Names the kit exports, by shared key (`@touchline/ui…`). */
  kit: Record<string, string[]>;
  entry: ReleaseFile;
  files: ReleaseFile[];
}

/** The module `./area` of a remote. `contract` is the `HOST_CONTRACT` it was compiled against; one list of routes per prefix. */
export interface AreaModule<TRoute, TServices = unknown> {
  name: string;
  version: string;
  contract: string;
  routes: Record<string, TRoute[]>;
  /**
   * What goes on while a coach is signed in, whatever page is shown: started once the area is loaded, and stopped by the function it answers
   * when the coach is forgotten. Loads nothing by itself: the area is fetched when somebody opens it, or when it left work waiting (`setWaiting`).
   */
  background?: (services: TServices) => () => void;
}
