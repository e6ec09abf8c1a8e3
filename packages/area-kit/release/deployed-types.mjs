/** The types that the shell of a running product gives to areas. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractMajor } from '@touchline/contracts/shared-keys';
import { contractOffer } from '@touchline/contracts/release-problems';
import { RemoteSite, readJsonAt } from './remote-site.mjs';

/** The file of a shell's version with the types of its newest major: `{ 'ui.d.ts': text, 'host.d.ts': text, … }`. */
export const TYPES_FILE = 'types.json';
const FILE_NAME = /^[a-z-]+\.d\.ts$/;

/**
 * Writes the types into a folder, one file per shared key.
 * @param {string} at the address of the product
 * @param {string} wanted a version of the major of the contract that the area speaks
 * @returns {Promise<string | null>} the contract of these types; null when the shell brings none, because it is older, or speaks that major
 *   through an adapter, whose types no longer change. Throws when the shell does not speak that major
 */
export async function readDeployedTypes(at, wanted, folder) {
  const { where, shell } = await new RemoteSite(at).read();
  const offer = shell && contractOffer(shell, wanted);
  if (offer && contractMajor(offer.contract) !== contractMajor(wanted))
    throw new Error(`The shell of ${at} speaks contract ${offer.contract}, and this area ${wanted}.`);
  if (offer !== shell || !shell?.files.some(({ path }) => path === TYPES_FILE)) return null;
  const types = await readJsonAt(`${where}/shell/${shell.version}/${TYPES_FILE}`);
  for (const [name, text] of Object.entries(types)) {
    if (!FILE_NAME.test(name)) throw new Error(`The types of ${where} have a file that is called "${name}".`);
    writeFileSync(join(folder, name), text);
  }
  return offer.contract;
}
