import type { Permission } from './permissions.js';

/**
 * Documents that shell and areas agree on: the release an area's build writes, the registry the shell reads, and the
 * one module an area exports. Nothing here is shared at run time.
 */

/** An integrity value that browsers check. They load a script with an empty or unknown one unchecked. */
export const INTEGRITY_VALUE = /^sha(256|384|512)-[A-Za-z0-9+/]+=*$/;

/** A built file in the version's folder. Sizes in bytes; `integrity` is an SRI value (`sha384-…`). */
export interface ReleaseFile {
  path: string;
  bytes: number;
  gzipBytes: number;
  integrity: string;
}

/** The menus of the frame that take entries of areas. `More` is shown when it has an entry. */
export const NAV_GROUPS = ['Dashboards', 'Attendance', 'More'] as const;

/** An entry of the navigation for a page that the product's own navigation does not have. */
export interface NavDeclaration {
  label: string;
  group: (typeof NAV_GROUPS)[number];
  /** Entries of a group are sorted by it, then by label; 0 without it. The product's own entries come first. */
  order?: number;
}

/** A screen of an area. `path` may contain parameters (`/workouts/:id`). */
export interface AreaPage {
  path: string;
  title: string;
  /** Missing for a page that other pages lead to. It must have no parameter in its path. */
  nav?: NavDeclaration;
  /** What a coach's role must allow in one of their teams; without it every coach can open the page. */
  needs?: Permission;
  /** Files this page needs first, besides the entry and `first`; requested together with them. */
  files: ReleaseFile[];
  /**
   * The parameter of the address with which the page uses the `warm` parts of the release at once, such as a chosen athlete.
   * Otherwise they are fetched when the page has loaded.
   */
  warmWith?: string;
  /**
   * How a proof opens the page: an address that exists in the demo data (`path` by default), and a text that the page shows
   * when it works (`title` by default).
   */
  proof?: { address?: string; text?: string };
}

/** The part of a release that the shell needs before it loads any code of the area. */
export interface ReleaseHead {
  name: string;
  /** `<semver>-<hash of the built files>`: two builds share a version only if their files are the same. */
  version: string;
  /**
   * Webpack's unique name and the global that the entry sets. It contains the version, so that two versions can run
   * in one page.
   */
  container: string;
  /** Range of `HOST_CONTRACT` this build needs, from the newest name of the host that it imports. */
  contract: string;
  /** Exact version of the federation runtime that the area was built for. */
  runtime: string;
  /** Shared packages that the area takes from the shell, with the range that its package.json declares. */
  shared: Record<string, string>;
  owner: string;
  prefixes: string[];
  pages: AreaPage[];
  /** Heavy parts of the kit (`charts`) that its screens use: the shell fetches them ahead, see `warmWith`. */
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

/** A JSON schema, or one of OpenAPI. */
export interface JsonSchema {
  type?: string | string[];
  [keyword: string]: unknown;
}

/** What a build may send with a route of the API, and which answers it understands. */
export interface ReleaseCall {
  /** Of an object with `params`, `query` and `body`. */
  request: JsonSchema;
  /** Missing for a route that answers without a body. */
  answer?: JsonSchema;
}

/** The calls of a build by route, such as `PUT /api/teams/{id}`. */
export type ReleaseCalls = Record<string, ReleaseCall>;

/**
 * Names of libraries of which a page has one copy, the shell's, by shared key (`react`, `react-dom`). `*` stands for names that
 * cannot be known, because a module takes the whole library.
 */
export type SingletonNames = Record<string, string[]>;

export interface ReleaseDocument extends ReleaseHead {
  files: ReleaseFile[];
  /** Missing in an older release. */
  calls?: ReleaseCalls;
  /** Names of the npm packages whose code is in the build. */
  bundles?: string[];
  /** Names that the build takes of libraries of which a page has one copy. Missing in an older release. */
  singletons?: SingletonNames;
  /** The size that the team allows. Missing in an older release. */
  budget?: ReleaseBudget;
}

/** `firstGzipBytes`: limit, in gzip bytes, of what any one page loads first: the entry, `first`, and the page's own files. */
export interface ReleaseBudget {
  firstGzipBytes: number;
}

/** A version on trial: `share` percent of the browsers (1 to 99) run it instead of `live`. */
export interface Canary {
  version: string;
  share: number;
}

export interface RegistryRemote {
  live: string;
  /** The fallback: the newest version that has proven itself and is not blocked; null while there is none. */
  lastGood: string | null;
  /** Versions that no page may run, also not the open ones. */
  blocked: string[];
  /** Missing in a registry of an older format, and null while no version is on trial. */
  canary?: Canary | null;
  /** Heads of `live`, `lastGood` and the canary only. */
  releases: Record<string, ReleaseHead>;
}

/** The shell of a site. Its canary would be another page, so it has none. */
export interface RegistryShell {
  live: string;
  lastGood: string | null;
  blocked: string[];
  /** The script of `live` that the page loads. */
  entry: ReleaseFile;
}

/** The name of the `<meta>` with which a page says what registry it was made from, as `<site> <seq>`. */
export const REGISTRY_MARK = 'touchline-registry';

/** The newest `format` of the registry that this code writes. */
export const REGISTRY_FORMAT = 1;

/**
 * `/registry.json`, the mutable document: one write changes the shell and any number of areas. A new `format` only adds
 * fields, so that every older shell can read it. `site` is random per site folder; `seq` grows by one with each change
 * and is compared only within one site.
 */
export interface RegistryDocument {
  /** Missing in the first format. */
  format?: number;
  site: string;
  seq: number;
  /** Missing in the first format. */
  shell?: RegistryShell;
  remotes: Record<string, RegistryRemote>;
  /** Ed25519 over the UTF-8 bytes of `signedText`, in base64. Missing on a site without a signing key. */
  signature?: string;
}

/**
 * The text that the signature of a registry covers: the whole document but the signature, also fields that this code does
 * not know. It has no spaces, and JSON keeps the order of keys, so reading and writing the document does not change the text.
 */
export const signedText = ({ signature: _signature, ...document }: Partial<RegistryDocument>): string =>
  JSON.stringify(document);

/** What a shell gives to areas of one major of the contract. */
export interface ContractOffer {
  /** The newest version of that major. */
  contract: string;
  /** Names the kit exports, by what areas import (`@touchline/ui…`). */
  kit: Record<string, string[]>;
  /** Names of the kit that a later major removes, with what replaces each, by import. Missing in an older release. */
  deprecated?: Record<string, Record<string, string>>;
}

/** The release document of a shell. Its `ContractOffer` is that of the newest major. */
export interface ShellRelease extends ContractOffer {
  name: 'shell';
  version: string;
  runtime: string;
  /** Versions of the shared packages, by shared key. */
  provides: Record<string, string>;
  /** The earlier majors that the shell speaks through an adapter each, the newest first. Missing in an older release. */
  earlier?: ContractOffer[];
  /** Names that its copies of React and of other single libraries export. Missing in an older release. */
  singletons?: SingletonNames;
  /** Pages of the shell itself, which no area can have. Missing in an older release. */
  pages?: string[];
  entry: ReleaseFile;
  /** Files that every signed-in page needs together with the entry. Missing in an older release. */
  frame?: ReleaseFile[];
  /** Those of the shell and of the kit. Missing in an older release. */
  calls?: ReleaseCalls;
  files: ReleaseFile[];
  /**
   * The Ed25519 key (32 bytes in base64) without whose signature this shell believes no registry. Null, or missing in an
   * older release, if it believes unsigned ones.
   */
  registryKey?: string | null;
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
   * Work that runs while a coach is signed in, on every page. It starts when the area has loaded; the
   * returned function stops it on sign-out. It loads nothing: the area is fetched when the coach opens it, or when it
   * left work waiting (`setWaiting`).
   */
  background?: (services: TServices) => () => void;
}
