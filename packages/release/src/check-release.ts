/** Static checks of releases and of a whole site. Pure; the sentences are for the team that makes the change. */
import {
  INTEGRITY_VALUE,
  type RegistryDocument,
  type ReleaseDocument,
  type ReleaseHead,
  type ShellRelease,
  type SingletonNames,
} from '@touchline/contracts/area';
import { pagesClash } from '@touchline/contracts/page-pattern';
import { unmetNeeds, type HostOffer } from '@touchline/contracts/release-problems';

/** Addresses that the server answers itself. */
const SERVED = /^\/(api|shell|remotes|registry|registry\.json)(\/|$)/i;
/** Libraries that write styles into the whole page. Areas use the kit's, of which there is one in a page. */
const STYLE_LIBRARIES = /^(@emotion\/|@mui\/|styled-components$|style-loader$|goober$)/;

/**
 * Libraries of which a page can have one copy, because they keep state: with two of them hooks, addresses and fetched data
 * of the area are not those of the page.
 */
const SINGLE_LIBRARIES =
  /^(react|react-dom|react-router|react-router-dom|scheduler|@tanstack\/(react-query|query-core)|@touchline\/ui)$/;

/** What a shell gives to areas. */
export type ShellOffer = HostOffer & Pick<ShellRelease, 'version' | 'singletons'>;

/** The names that a version of an area takes of single libraries; undefined for an older one. They are not in the registry. */
export type SingletonsReader = (name: string, version: string) => SingletonNames | undefined;

/** Why a version of a part cannot be used. `sentence` begins with the part and its version. */
export interface Problem {
  name: string;
  version: string;
  role: 'live' | 'canary' | 'lastGood';
  /** The other area, when both claim a page. */
  clashesWith?: string;
  sentence: string;
}

/**
 * Problems that a release has by itself: pages outside of its prefixes, declared twice or with an impossible address, files
 * over the size budget of its document or without integrity, copies of shared libraries, and styles that would change other
 * areas.
 * @returns one sentence per problem; empty when there is none
 */
export function ownProblems(release: ReleaseDocument): string[] {
  const title = `${release.name} ${release.version}`;
  const outside = release.pages
    .filter(({ path }) => !release.prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
    .map(({ path }) => `${title}: page ${path} lies outside its prefixes ${release.prefixes.join(', ')}.`);
  const unusable = release.pages
    .filter(({ path }) => SERVED.test(path) || path.includes('*'))
    .map(({ path }) => `${title}: page ${path} is an address that no page can have.`);
  const unreachable = release.pages
    .filter(({ path, nav }) => nav && path.includes(':'))
    .map(({ path }) => `${title}: page ${path} is in the navigation, but its address has a parameter.`);
  const twice = release.pages.flatMap(({ path }, index) => {
    const former = release.pages.slice(0, index).find((page) => page.path.toLowerCase() === path.toLowerCase());
    return former ? [`${title}: page ${path} is declared twice.`] : [];
  });
  const gzipSize = (files: readonly { gzipBytes: number }[]) => files.reduce((sum, file) => sum + file.gzipBytes, 0);
  const common = gzipSize([release.entry, ...release.first]);
  const limit = release.budget?.firstGzipBytes ?? Infinity;
  const heavy = release.pages
    .map(({ path, files }) => ({ path, bytes: common + gzipSize(files) }))
    .filter(({ bytes }) => bytes > limit)
    .map(
      ({ path, bytes }) => `${title}: ${path} needs ${bytes} bytes compressed before it shows; the budget is ${limit}.`,
    );
  const shared = Object.keys(release.shared).map(packageOf);
  const copies = (release.bundles ?? [])
    .filter((name) => SINGLE_LIBRARIES.test(name) || (shared.includes(name) && !STYLE_LIBRARIES.test(name)))
    .map((name) => `${title}: it bundles ${name}, of which a page can have one copy. Take it from the shell.`);
  const styles = [
    ...release.files.filter(({ path }) => path.endsWith('.css')).map(({ path }) => `${path} is a stylesheet`),
    ...(release.bundles ?? []).filter((name) => STYLE_LIBRARIES.test(name)).map((name) => `it bundles ${name}`),
    ...(release.uses['@touchline/ui']?.includes('GlobalStyles') ? ['it takes GlobalStyles from the kit'] : []),
  ].map((what) => `${title}: ${what}, which would change other areas. Use the styles of the kit.`);
  const unprotected = [release.entry, ...release.first, ...release.pages.flatMap(({ files }) => files)]
    .filter(({ integrity }) => !INTEGRITY_VALUE.test(integrity))
    .map(({ path }) => `${title}: ${path} has no integrity, so pages would refuse it.`);
  return [...outside, ...unusable, ...unreachable, ...twice, ...heavy, ...copies, ...styles, ...unprotected];
}

/** The package of a shared key: `react` of `react/jsx-runtime`. */
const packageOf = (key: string): string => key.split('/', key.startsWith('@') ? 2 : 1).join('/');

/**
 * Everything in a registry that would not work: versions that a page can ask for and that do not fit the shell, and pages
 * that two areas claim.
 * @param shell the release document of the registry's live shell
 */
export function siteProblems(registry: RegistryDocument, shell: ShellOffer, singletonsOf: SingletonsReader): Problem[] {
  const offered = Object.entries(registry.remotes).flatMap(([name, remote]) =>
    (['live', 'canary', 'lastGood'] as const).flatMap((role) => {
      const version = role === 'canary' ? remote.canary?.version : remote[role];
      const head = version ? remote.releases[version] : undefined;
      // A fallback that is live or on trial, too, is judged as that.
      const isJudged = role === 'lastGood' && [remote.live, remote.canary?.version].includes(version ?? '');
      return head && !isJudged ? [{ name, role, head }] : [];
    }),
  );
  const unfit = offered.flatMap(({ name, role, head }) =>
    [...unmetNeeds(head, shell), ...missingNames(singletonsOf(name, head.version), shell.singletons)].map((unmet) =>
      problemOf(name, head, role, unmet),
    ),
  );
  const clashes = offered.flatMap((one) =>
    offered
      .filter((other) => other.name !== one.name && other.role !== 'lastGood' && one.role !== 'lastGood')
      .flatMap((other) =>
        one.head.pages.flatMap(({ path }) => {
          const taken = other.head.pages.find((page) => pagesClash(page.path, path));
          if (!taken) return [];
          const holder = other.role === 'live' ? other.name : `${other.name} ${other.head.version}, which is on trial`;
          const what = `claims ${path}, which clashes with ${taken.path} of ${holder}`;
          return [{ ...problemOf(one.name, one.head, one.role, what), clashesWith: other.name }];
        }),
      ),
  );
  return [...unfit, ...clashes];
}

/** Names of single libraries that an area takes and that the shell's copies lack. They would be undefined in a page. */
function missingNames(taken: SingletonNames = {}, given: SingletonNames = {}): string[] {
  return Object.entries(taken).flatMap(([key, names]) => {
    const missing = names.filter((name) => name !== '*' && given[key] && !given[key].includes(name));
    return missing.length === 0
      ? []
      : [`takes ${missing.join(', ')} from ${key}, which the shell's copy does not export`];
  });
}

function problemOf(name: string, head: ReleaseHead, role: Problem['role'], what: string): Problem {
  return { name, version: head.version, role, sentence: `${name} ${head.version} ${what}` };
}
