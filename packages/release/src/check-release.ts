/** Static checks of releases and of a whole site. Pure; the sentences are for the team that makes the change. */
import {
  INTEGRITY_VALUE,
  type RegistryDocument,
  type ReleaseDocument,
  type ReleaseHead,
  type ShellRelease,
} from '@touchline/contracts/area';
import { pagesClash } from '@touchline/contracts/page-pattern';
import { satisfiesRange } from '@touchline/contracts/version-range';

/** Addresses that the server answers itself. */
const SERVED = /^\/(api|shell|remotes|registry|registry\.json)(\/|$)/i;
/** Libraries that write styles into the whole page. Areas use the kit's, of which there is one in a page. */
const STYLE_LIBRARIES = /^(@emotion\/|@mui\/|styled-components$|style-loader$|goober$)/;

/** What a shell gives to areas. */
export type ShellOffer = Pick<ShellRelease, 'version' | 'contract' | 'runtime' | 'provides' | 'kit' | 'pages'>;

/** Why a version of a part cannot be used. `sentence` begins with the part and its version. */
export interface Problem {
  name: string;
  version: string;
  role: 'live' | 'canary' | 'lastGood';
  /** The other area, when both claim a page. */
  clashesWith?: string;
  sentence: string;
}

/** What an area needs and the shell does not give, one half-sentence per problem ("needs …, the shell gives …"). */
export function unmetNeeds(
  release: Pick<ReleaseHead, 'contract' | 'runtime' | 'shared' | 'uses' | 'pages'>,
  shell: ShellOffer,
): string[] {
  const found: string[] = [];
  if (!satisfiesRange(shell.contract, release.contract))
    found.push(`needs shell contract ${release.contract}, the shell gives ${shell.contract}`);
  if (release.runtime !== shell.runtime)
    found.push(`was built for federation runtime ${release.runtime}, the shell has ${shell.runtime}`);
  for (const [key, range] of Object.entries(release.shared)) {
    const version = shell.provides[key];
    if (version === undefined || !satisfiesRange(version, range))
      found.push(`needs ${key} ${range}, the shell gives ${version ?? 'none'}`);
  }
  for (const [key, names] of Object.entries(release.uses ?? {})) {
    const missing = names.filter((name) => !(shell.kit[key] ?? []).includes(name));
    if (missing.length > 0) found.push(`takes ${missing.join(', ')} from ${key}, which the shell does not export`);
  }
  for (const { path } of release.pages) {
    const taken = shell.pages?.find((page) => pagesClash(page, path));
    if (taken) found.push(`claims ${path}, which clashes with ${taken} of the shell`);
  }
  return found;
}

/**
 * Problems that a release has by itself: pages outside of its prefixes, declared twice or with an impossible address, files
 * over the size budget or without integrity, and styles that would change other areas.
 * @param budget `firstGzipBytes`: limit, in gzip bytes, of the files that any one page loads first: the entry, the area's
 *   common files and the page's own files
 * @returns one sentence per problem; empty when there is none
 */
export function ownProblems(release: ReleaseDocument, budget: { firstGzipBytes: number }): string[] {
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
  const heavy = release.pages
    .map(({ path, files }) => ({ path, bytes: common + gzipSize(files) }))
    .filter(({ bytes }) => bytes > budget.firstGzipBytes)
    .map(
      ({ path, bytes }) =>
        `${title}: ${path} needs ${bytes} bytes compressed before it shows; the budget is ${budget.firstGzipBytes}.`,
    );
  const styles = [
    ...release.files.filter(({ path }) => path.endsWith('.css')).map(({ path }) => `${path} is a stylesheet`),
    ...(release.bundles ?? []).filter((name) => STYLE_LIBRARIES.test(name)).map((name) => `it bundles ${name}`),
    ...(release.uses['@touchline/ui']?.includes('GlobalStyles') ? ['it takes GlobalStyles from the kit'] : []),
  ].map((what) => `${title}: ${what}, which would change other areas. Use the styles of the kit.`);
  const unprotected = [release.entry, ...release.first, ...release.pages.flatMap(({ files }) => files)]
    .filter(({ integrity }) => !INTEGRITY_VALUE.test(integrity))
    .map(({ path }) => `${title}: ${path} has no integrity, so pages would refuse it.`);
  return [...outside, ...unusable, ...unreachable, ...twice, ...heavy, ...styles, ...unprotected];
}

/**
 * Everything in a registry that would not work: versions that a page can ask for and that do not fit the shell, and pages
 * that two areas claim.
 * @param shell the release document of the registry's live shell
 */
export function siteProblems(registry: RegistryDocument, shell: ShellOffer): Problem[] {
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
    unmetNeeds(head, shell).map((unmet) => problemOf(name, head, role, unmet)),
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

function problemOf(name: string, head: ReleaseHead, role: Problem['role'], what: string): Problem {
  return { name, version: head.version, role, sentence: `${name} ${head.version} ${what}` };
}
