/** Another version of a shell for stories about releases: the same files, with the version changed in them. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseFile } from '@touchline/contracts/area';
import type { BuiltVersion } from '@touchline/release/promote';
import { readShellRelease, SHELL, versionFolder } from '@touchline/release/site-folder';
import { integrityOf } from './altered-release.js';

export function copiedShell(siteDir: string, live: string, version: string): BuiltVersion {
  const release = readShellRelease(siteDir, live);
  const dir = mkdtempSync(join(tmpdir(), 'touchline-shell-'));
  cpSync(versionFolder(siteDir, SHELL, live), dir, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });

  // Only the entry contains the version, and the integrity of the other scripts.
  const entryFile = join(dir, release.entry.path);
  const script = readFileSync(entryFile, 'utf8').replaceAll(live, version);
  writeFileSync(entryFile, script);
  const entry: ReleaseFile = {
    ...release.entry,
    bytes: Buffer.byteLength(script),
    integrity: integrityOf(script),
  };
  const files = release.files.map((file) => (file.path === entry.path ? entry : file));
  writeFileSync(join(dir, 'release.json'), JSON.stringify({ ...release, version, entry, files }));
  return { name: SHELL, version, dir };
}
