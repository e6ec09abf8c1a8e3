/** Another version of a shell for stories about releases: the same files, with the version changed in them, and one for another runtime. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseFile } from '@touchline/contracts/area';
import type { BuiltVersion } from '@touchline/release/promote';
import { readShellRelease, SHELL, versionFolder } from '@touchline/release/site-folder';
import { integrityOf } from './altered-release.js';

/** @param runtime the version of the federation runtime that the copy says it has */
export function copiedShell(siteDir: string, live: string, version: string, runtime?: string): BuiltVersion {
  const release = readShellRelease(siteDir, live);
  const dir = mkdtempSync(join(tmpdir(), 'touchline-shell-'));
  cpSync(versionFolder(siteDir, SHELL, live), dir, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });

  const changed = new Map<string, ReleaseFile>();
  const change = (path: string, edit: (text: string) => string): void => {
    const text = edit(readFileSync(join(dir, path), 'utf8'));
    writeFileSync(join(dir, path), text);
    const file = release.files.find((one) => one.path === path)!;
    changed.set(path, { ...file, bytes: Buffer.byteLength(text), integrity: integrityOf(text) });
  };
  const fileOf = (file: ReleaseFile): ReleaseFile => changed.get(file.path) ?? file;

  const frame = release.frame ?? [];
  if (runtime !== undefined)
    for (const { path } of frame)
      change(path, (text) => text.replace(`runtime:"${release.runtime}"`, `runtime:"${runtime}"`));
  // Only the entry contains the version, and the integrity of the other scripts.
  change(release.entry.path, (text) =>
    frame.reduce(
      (script, file) => script.replaceAll(file.integrity, fileOf(file).integrity),
      text.replaceAll(live, version),
    ),
  );
  const copy = {
    ...release,
    version,
    runtime: runtime ?? release.runtime,
    entry: fileOf(release.entry),
    frame: frame.map(fileOf),
    files: release.files.map(fileOf),
  };
  writeFileSync(join(dir, 'release.json'), JSON.stringify(copy));
  return { name: SHELL, version, dir };
}
