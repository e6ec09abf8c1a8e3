/** The page that loads the shell, made from the shell's template and the registry. */
import { REGISTRY_MARK, type RegistryDocument, type ReleaseFile } from '@touchline/contracts/area';
import { pageMatching } from '@touchline/contracts/page-pattern';

interface Preload {
  href: string;
  integrity: string;
}

/** The browser would request a deferred script after everything that is preloaded. Nothing happens before it has arrived. */
const FIRST = ' fetchpriority="high"';

/** What the shell reads first in every page. It is preloaded and not inlined, because an open page reads it again. */
const ANSWERS = ['/registry.json', '/api/coach/me'];

/**
 * Fills the template of a shell. All that every visit of the page needs before its data is preloaded, so that it travels at
 * once and not file by file. The code that draws charts is not: it would slow down what has to run before it, so the entry
 * requests it. There is no inline script, so the Content-Security-Policy stays strict. Browsers use a preload only for a
 * request with the same `crossorigin` and `integrity`.
 * @param pathname the address of the page, whose files of the live area are preloaded; null on a host that serves the same
 *   page for every address
 * @param frame of the live shell's release
 * Throws when the registry names no shell.
 */
export function renderPage(
  template: string,
  registry: RegistryDocument,
  pathname: string | null,
  frame: readonly ReleaseFile[] = [],
): string {
  if (!registry.shell) throw new Error('the registry names no shell');
  const { live, entry } = registry.shell;
  const ofShell = ({ path, integrity }: ReleaseFile): Preload => ({ href: `/shell/${live}/${path}`, integrity });
  const areaFiles = pathname === null ? null : filesOfPage(registry, pathname);
  const needsFrame = pathname === null || pathname === '/' || areaFiles !== null;
  const links = [
    ...(pathname === null ? [] : [registryMark(registry)]),
    ...ANSWERS.map((href) => `<link rel="preload" href="${href}" as="fetch" crossorigin="anonymous">`),
    ...[...(needsFrame ? frame.map(ofShell) : []), ...(areaFiles ?? [])].map(
      ({ href, integrity }) => `<link rel="preload" href="${escape(href)}" as="script"${integrityOf(integrity)}>`,
    ),
  ];
  const { href, integrity } = ofShell(entry);
  return template
    .replaceAll('%SHELL%', `/shell/${live}`)
    .replace('%HEAD%', () => links.join('\n    '))
    .replace('%SCRIPT%', () => `<script defer src="${escape(href)}"${integrityOf(integrity)}${FIRST}></script>`);
}

/**
 * Names the registry that the page was made from. The next answer may come from another server, whose registry is older or newer:
 * the shell asks for this one then. A host that serves files only has no other than the newest.
 */
const registryMark = ({ site, seq }: RegistryDocument): string =>
  `<meta name="${REGISTRY_MARK}" content="${escape(`${site} ${seq}`)}">`;

/**
 * The files of the live version that the page at `pathname` needs first; null if no live version has that page. Who runs a
 * canary loads its files a moment later.
 */
function filesOfPage(registry: RegistryDocument, pathname: string): Preload[] | null {
  const pages = Object.values(registry.remotes).flatMap(({ live, releases }) => {
    const head = releases[live];
    return (head?.pages ?? []).flatMap((page) => (head ? [{ ...page, head }] : []));
  });
  const page = pageMatching(pages, pathname);
  if (!page) return null;
  const { head } = page;
  return [head.entry, ...head.first, ...page.files].map(({ path, integrity }) => ({
    href: `/remotes/${head.name}/${head.version}/${path}`,
    integrity,
  }));
}

const integrityOf = (integrity: string) => ` integrity="${escape(integrity)}" crossorigin="anonymous"`;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
