/** The types of the kit as the built shell brings them, for teams that check an area against a running product. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_KIT_KEYS, currentContract, earlierContracts, moduleName, releasedFolder } from './kit-keys.mjs';
import { cachedKitTypes } from './kit-types.mjs';
import { signaturesOf } from './signatures.mjs';

/**
 * The types of a released contract lie in the tree, and lint compares them with the source, so that a shell is built without making
 * them again.
 * @returns {Promise<{ contract: string, text: string, signatures: Record<string, Record<string, string>> }[]>} one entry per major that the
 *   shell speaks, the newest first. `text`: JSON of the files by name; `signatures`: by shared key and name
 */
export async function shellTypes() {
  const current = currentContract();
  const released = releasedFolder(current);
  const dir = existsSync(released) ? released : (await cachedKitTypes()).dir;
  return [typesIn(dir, current), ...earlierContracts().map((contract) => typesIn(releasedFolder(contract), contract))];
}

function typesIn(dir, contract) {
  const files = SHARED_KIT_KEYS.map((key) => ({ key, name: `${key}.d.ts`, path: join(dir, `${key}.d.ts`) }));
  return {
    contract,
    text: JSON.stringify(Object.fromEntries(files.map(({ name, path }) => [name, readFileSync(path, 'utf8')]))),
    signatures: Object.fromEntries(files.map(({ key, path }) => [moduleName(key), signaturesOf(path)])),
  };
}
