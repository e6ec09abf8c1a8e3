/**
 * The record of the newest complete run of the checks (`npm run test:all`), which a release needs. It names the sources by
 * a hash of their contents, so that a server can compare it without git.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from '../release/parts.mjs';

const RECORD = '.ci/complete-run.json';
/** Folders that git does not track, or that no check depends on. */
const LEFT_OUT_FOLDERS = new Set(['node_modules', 'dist', 'dist.tmp', '.git', '.cache', '.mf', 'results', 'docs']);
const LEFT_OUT = new Set([
  RECORD,
  'data',
  'site',
  '.env',
  'deploy/product.env',
  'deploy/secrets',
  'deploy/Caddyfile.containers',
]);

/** SHA-256 (hex) over paths and contents of all sources below `root`. */
function sourcesHash(root = ROOT) {
  const hash = createHash('sha256');
  const add = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort(byName)) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (LEFT_OUT.has(path) || LEFT_OUT_FOLDERS.has(entry.name) || /\.(md|log)$/.test(entry.name)) continue;
      if (entry.isDirectory()) add(path);
      else if (entry.isFile())
        hash.update(`${path}\n`).update(
          createHash('sha256')
            .update(readFileSync(join(root, path)))
            .digest(),
        );
    }
  };
  add('');
  return hash.digest('hex');
}

const byName = (first, second) => (first.name < second.name ? -1 : 1);

/** @returns {{ commit: string, sources: string, at: string, node: string, passed: number } | null} null when none is recorded */
export const recordedRun = (root = ROOT) => (existsSync(join(root, RECORD)) ? readJson(join(root, RECORD)) : null);

/** @param {{ commit: string, passed: number }} run of the present sources, in which nothing failed and nothing was skipped */
export function recordRun({ commit, passed }) {
  const record = { commit, sources: sourcesHash(), at: new Date().toISOString(), node: process.version, passed };
  writeFileSync(join(ROOT, RECORD), `${JSON.stringify(record, null, 2)}\n`);
  return RECORD;
}

/**
 * The result of the checks for these sources, which a build keeps for the doctor.
 * @returns {{ isComplete: boolean, at: string | null, passed: number | null }} `isComplete`: whether a complete run of exactly these
 *   sources passed; `at`: the time of the newest recorded run, even if its sources differ
 */
export function checksOfSources(root = ROOT) {
  const record = recordedRun(root);
  return { isComplete: record?.sources === sourcesHash(root), at: record?.at ?? null, passed: record?.passed ?? null };
}
