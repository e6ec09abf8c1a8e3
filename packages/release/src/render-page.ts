/** The page that loads the shell, made from the shell's template and the registry. */
import type { RegistryDocument, ReleaseFile } from '@touchline/contracts/area';
import { pageMatching } from '@touchline/contracts/page-pattern';

/**
 * Fills the template of a shell. There is no inline script, so the Content-Security-Policy stays strict. The registry is
 * preloaded and not inlined, because an open page reads it again. Browsers use a preload only for a request with the same
 * `crossorigin` and `integrity`.
 * @param pathname the address of the page, whose files of the live area are preloaded; null on a host that serves the same
 *   page for every address
 * Throws when the registry names no shell.
 */
export function renderPage(template: string, registry: RegistryDocument, pathname: string | null): string {
  if (!registry.shell) throw new Error('the registry names no shell');
  const { live, entry } = registry.shell;
  const files = pathname === null ? [] : filesOfPage(registry, pathname);
  const links = [
    '<link rel="preload" href="/registry.json" as="fetch" crossorigin="anonymous">',
    ...files.map(
      ({ href, integrity }) => `<link rel="preload" href="${escape(href)}" as="script"${integrityOf(integrity)}>`,
    ),
  ];
  const source = escape(`/shell/${live}/${entry.path}`);
  return template
    .replace('%HEAD%', () => links.join('\n    '))
    .replace('%SCRIPT%', () => `<script defer src="${source}"${integrityOf(entry.integrity)}></script>`);
}

/** The files of the live version that the page at `pathname` needs first. Who runs a canary loads its files a moment later. */
function filesOfPage(registry: RegistryDocument, pathname: string): { href: string; integrity: string }[] {
  const pages = Object.values(registry.remotes).flatMap(({ live, releases }) => {
    const head = releases[live];
    return (head?.pages ?? []).flatMap((page) => (head ? [{ ...page, head }] : []));
  });
  const page = pageMatching(pages, pathname);
  if (!page) return [];
  const { head } = page;
  return [head.entry, ...head.first, ...page.files].map(({ path, integrity }: ReleaseFile) => ({
    href: `/remotes/${head.name}/${head.version}/${path}`,
    integrity,
  }));
}

const integrityOf = (integrity: string) => ` integrity="${escape(integrity)}" crossorigin="anonymous"`;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
