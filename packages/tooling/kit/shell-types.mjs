/** The types of the kit as the built shell brings them, for teams that check an area against a running product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_KIT_KEYS } from './kit-keys.mjs';
import { cachedKitTypes } from './kit-types.mjs';

/** @returns {Promise<string>} JSON of the files by name */
export async function shellTypes() {
  const { dir } = await cachedKitTypes();
  const files = SHARED_KIT_KEYS.map((key) => `${key}.d.ts`);
  return JSON.stringify(Object.fromEntries(files.map((file) => [file, readFileSync(join(dir, file), 'utf8')])));
}
