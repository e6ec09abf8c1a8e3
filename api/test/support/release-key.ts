import { generateReleaseKey } from '../../src/administration/generated-secrets.js';
import { ReleaseKeyEntity } from '../../src/modules/releases/index.js';
import type { TestApp } from './test-app.js';

/** Creates a key for an area and returns it. */
export async function createReleaseKey(at: TestApp, area: string, name = 'CI'): Promise<string> {
  const { key, sha256 } = generateReleaseKey();
  const row = { area, name, keySha256: sha256, createdAt: at.clock.now(), revokedAt: null };
  await at.write((tx) => tx.insert(ReleaseKeyEntity, row));
  return key;
}
