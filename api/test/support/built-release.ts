import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { AreaPage, ReleaseDocument, ReleaseFile, ShellRelease } from '@touchline/contracts/area';

/** A small build: its files by name, `release.json` among them. */
export type Build = Record<string, Buffer>;

/** The build of an area with one page. `script`: the text of its entry. */
export function areaBuild(
  name: string,
  version: string,
  {
    page = `/${name}`,
    script: text = `// ${name} ${version}`,
    ...changes
  }: Partial<ReleaseDocument> & { page?: string; script?: string } = {},
): Build {
  const entry = described('remoteEntry.js', text);
  const pages: AreaPage[] = [{ path: page, title: name, files: [] }];
  return built('remoteEntry.js', text, {
    name,
    version,
    container: `${name}__${version}`.replace(/[^A-Za-z0-9]/g, '_'),
    contract: '^1.0.0',
    runtime: '2.9.2',
    shared: {},
    uses: {},
    owner: 'team',
    prefixes: [page],
    pages,
    warm: [],
    entry,
    first: [],
    files: [entry],
    ...changes,
  } satisfies ReleaseDocument);
}

export function shellBuild(version: string, changes: Partial<ShellRelease> = {}): Build {
  const [text, page] = [`// shell ${version}`, `<head>%HEAD%</head><body data-shell="${version}">%SCRIPT%</body>`];
  const entry = described('main.js', text);
  const release: ShellRelease = {
    name: 'shell',
    version,
    contract: '1.0.0',
    runtime: '2.9.2',
    provides: {},
    kit: {},
    entry,
    files: [entry, described('index.html', page)],
    ...changes,
  };
  return { ...built('main.js', text, release), 'index.html': Buffer.from(page) };
}

/** Writes the files of a build into the folder `dir`, and returns it. */
export function writeBuild(dir: string, build: Build): string {
  mkdirSync(dir, { recursive: true });
  for (const [name, bytes] of Object.entries(build)) writeFileSync(join(dir, name), bytes);
  return dir;
}

function built(name: string, text: string, release: ReleaseDocument | ShellRelease): Build {
  return {
    [name]: Buffer.from(text),
    [`${name}.br`]: brotliCompressSync(text),
    'release.json': Buffer.from(JSON.stringify(release)),
  };
}

function described(path: string, text: string): ReleaseFile {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { path, bytes: text.length, gzipBytes: text.length, integrity };
}
