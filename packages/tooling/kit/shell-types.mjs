/** The types of the kit as the built shell brings them, for teams that check an area against a running product. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_FOLDER, SHARED_KIT_KEYS, currentContract, moduleName } from './kit-keys.mjs';
import { cachedKitTypes } from './kit-types.mjs';
import { signaturesOf } from './signatures.mjs';

/**
 * The types of a released contract lie in the tree, and lint compares them with the source, so that a shell is built without making
 * them again.
 * @returns {Promise<{ text: string, signatures: Record<string, Record<string, string>> }>} `text`: JSON of the files by name;
 *   `signatures`: by shared key and name
 */
export async function shellTypes() {
  const released = join(API_FOLDER, 'released', currentContract());
  const dir = existsSync(released) ? released : (await cachedKitTypes()).dir;
  const files = SHARED_KIT_KEYS.map((key) => ({ key, name: `${key}.d.ts`, path: join(dir, `${key}.d.ts`) }));
  return {
    text: JSON.stringify(Object.fromEntries(files.map(({ name, path }) => [name, readFileSync(path, 'utf8')]))),
    signatures: Object.fromEntries(files.map(({ key, path }) => [moduleName(key), signaturesOf(path)])),
  };
}
