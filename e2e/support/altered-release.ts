/**
 * Releases with a known difference or fault, made from the built files of an area, as stories about releases need them. The
 * files get another version and integrity values of their own, as a build would give them.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseDocument, ReleaseFile } from '@touchline/contracts/area';
import type { BuiltVersion } from '@touchline/release/promote';
import { readAreaRelease, versionFolder } from '@touchline/release/site-folder';

export interface Alteration {
  /** The semantic version, with which the new version begins. */
  semver: string;
  /** Changes the text of scripts, by file name. */
  edit?: Readonly<Record<string, (text: string) => string>>;
  /** Changes the release document. */
  release?: (release: ReleaseDocument) => ReleaseDocument;
}

/** Makes a release from the version `live` of an area in `siteDir`. Throws when an edit changes nothing. */
export function alteredRelease(
  siteDir: string,
  area: string,
  live: string,
  { semver, edit = {}, release }: Alteration,
): BuiltVersion {
  const document = readAreaRelease(siteDir, area, live);
  const version = `${semver}-altered`;
  const dir = mkdtempSync(join(tmpdir(), 'touchline-altered-'));
  cpSync(versionFolder(siteDir, area, live), dir, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });

  const scripts = new Map(
    readdirSync(dir)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const text = withVersion(readFileSync(join(dir, name), 'utf8'), live, version);
        const edited = edit[name]?.(text) ?? text;
        if (edit[name] && edited === text) throw new Error(`the edit of ${name} changes nothing`);
        return [name, edited];
      }),
  );
  // The entry contains the integrity of all other scripts.
  const files = document.files.filter(({ path }) => scripts.has(path));
  const entry = files.reduce(
    (text, { path, integrity }) => {
      return path === document.entry.path ? text : text.replaceAll(integrity, integrityOf(scripts.get(path) ?? ''));
    },
    scripts.get(document.entry.path) ?? '',
  );
  scripts.set(document.entry.path, entry);
  for (const [name, text] of scripts) writeFileSync(join(dir, name), text);

  const described = (file: ReleaseFile) => {
    const text = scripts.get(file.path) ?? '';
    return { ...file, bytes: Buffer.byteLength(text), integrity: integrityOf(text) };
  };
  const altered: ReleaseDocument = {
    ...document,
    version,
    container: withVersion(document.container, live, version),
    entry: described(document.entry),
    first: document.first.map(described),
    pages: document.pages.map((page) => ({ ...page, files: page.files.map(described) })),
    files: files.map(described),
  };
  writeFileSync(join(dir, 'release.json'), JSON.stringify(release?.(altered) ?? altered));
  return { name: area, version, dir };
}

const asIdentifier = (version: string) => version.replace(/\W/g, '_');
const withVersion = (text: string, from: string, to: string) =>
  text.replaceAll(from, to).replaceAll(asIdentifier(from), asIdentifier(to));
export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
