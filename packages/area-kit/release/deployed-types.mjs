/** The types that the shell of a running product gives to areas. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractOffer } from '@touchline/contracts/release-problems';
import { contractMajor } from '@touchline/contracts/shared-keys';
import { readDeployed, readJsonAt } from './deployed-site.mjs';

/**
 * The file of a shell's version with these types: `{ 'ui.d.ts': text, 'host.d.ts': text, … }`.
 * @param {string} [earlier] a version of an earlier major of the contract; without it the file of the newest major
 */
export const typesFile = (earlier) => (earlier === undefined ? 'types.json' : `types-${contractMajor(earlier)}.json`);
const FILE_NAME = /^[a-z-]+\.d\.ts$/;

/**
 * Writes the types into a folder, one file per shared key.
 * @param {string} at the address of the product
 * @param {string} wanted a version of the major of the contract that the area speaks
 * @returns {Promise<string | null>} the contract of these types; null for an older shell, which brings none. Throws when the shell does not
 *   speak that major
 */
export async function readDeployedTypes(at, wanted, folder) {
  const { where, shell } = await readDeployed(at);
  const offer = shell && contractOffer(shell, wanted);
  if (offer && contractMajor(offer.contract) !== contractMajor(wanted))
    throw new Error(`The shell of ${at} speaks contract ${offer.contract}, and this area ${wanted}.`);
  const file = typesFile(offer === shell ? undefined : wanted);
  if (!shell?.files.some(({ path }) => path === file)) return null;
  const types = await readJsonAt(`${where}/shell/${shell.version}/${file}`);
  for (const [name, text] of Object.entries(types)) {
    if (!FILE_NAME.test(name)) throw new Error(`The types of ${where} have a file that is called "${name}".`);
    writeFileSync(join(folder, name), text);
  }
  return offer.contract;
}
