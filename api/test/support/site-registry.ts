import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument, RegistryRemote } from '@touchline/contracts/area';
import type { TestApp } from './test-app.js';

/**
 * Names versions of an area in the registry of the application's site, beside the areas that it names already. The file
 * is replaced, as the release commands do it. Each instance of an application has a site of its own.
 */
export function nameInRegistry(
  at: Pick<TestApp, 'siteDir'>,
  area: string,
  remote: Pick<RegistryRemote, 'live'> & Partial<RegistryRemote>,
): void {
  const before = readRegistry(at);
  writeRegistry(
    at,
    JSON.stringify({
      ...before,
      seq: before.seq + 1,
      remotes: { ...before.remotes, [area]: { lastGood: null, blocked: [], releases: {}, ...remote } },
    }),
  );
}

export function writeRegistry({ siteDir }: Pick<TestApp, 'siteDir'>, text: string): void {
  const file = join(siteDir, 'registry.json');
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function readRegistry({ siteDir }: Pick<TestApp, 'siteDir'>): RegistryDocument {
  try {
    return JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8')) as RegistryDocument;
  } catch {
    return { format: 1, site: 'test', seq: 0, remotes: {} };
  }
}
