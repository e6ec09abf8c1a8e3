/** The types that the shell of a running product gives to areas. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeployed, readJsonAt } from './deployed-site.mjs';

/** The file of a shell's version with these types: `{ 'ui.d.ts': text, 'host.d.ts': text, … }`. */
export const TYPES_FILE = 'types.json';
const FILE_NAME = /^[a-z-]+\.d\.ts$/;

/**
 * Writes the types into a folder, one file per shared key.
 * @param {string} at the address of the product
 * @returns {Promise<string | null>} the contract of its shell; null for an older shell, which brings no types
 */
export async function readDeployedTypes(at, folder) {
  const { where, shell } = await readDeployed(at);
  if (!shell?.files.some(({ path }) => path === TYPES_FILE)) return null;
  const types = await readJsonAt(`${where}/shell/${shell.version}/${TYPES_FILE}`);
  for (const [name, text] of Object.entries(types)) {
    if (!FILE_NAME.test(name)) throw new Error(`The types of ${where} have a file that is called "${name}".`);
    writeFileSync(join(folder, name), text);
  }
  return shell.contract;
}
