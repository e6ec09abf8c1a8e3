/** The version of the contract between shell and areas that an area speaks and needs. */
import { join } from 'node:path';
import { shellOffer } from '../area/kit.mjs';
import { readJson } from '../area/part.mjs';
import { byVersion, majorOf } from './versions.mjs';

/**
 * What the kit knows of the major of the contract that an area speaks.
 * @param {string} [declared] `touchline.contract` of the area's package.json; without it the area speaks the kit's newest major
 * @returns {{ contract: string, since: Record<string, Record<string, string>> }} the last version of that major, and since which version
 *   each name exists, by short key. Throws an error for people when the kit does not know the major
 */
export function spokenContract(declared) {
  const { contract, since, earlier = [] } = shellOffer();
  const known = [{ contract, since }, ...earlier];
  const found = declared === undefined ? known[0] : known.find((offer) => isSameMajor(offer.contract, declared));
  if (found) return found;
  const versions = known.map((offer) => offer.contract).join(' and ');
  throw new Error(`touchline.contract in package.json is ${declared}, but this area kit knows ${versions}.`);
}

const isSameMajor = (a, b) => majorOf(a) === majorOf(b);

const firstOfMajor = (declared) => `${majorOf(spokenContract(declared).contract)}.0.0`;

/**
 * The major of the contract that an area speaks, and its first version, which fits every shell that speaks that major.
 * @returns {{ major: number, contract: string }}
 */
export function contractOf(area) {
  const contract = firstOfMajor(readJson(join(area.dir, 'package.json')).touchline.contract);
  return { major: majorOf(contract), contract };
}

/** Whether a version is of the newest major of the contract that the kit knows. */
export const isNewestMajor = (version) => isSameMajor(version, shellOffer().contract);

/**
 * The least contract version that has everything an area uses.
 * @param uses names that the area imports from the kit, by shared key
 * @param declared `touchline.contract` of the area's package.json: the major it speaks, and the least version for what is no import,
 *   such as `background`; may be missing
 * @param calls of the API, by route
 */
export function minimumContract(uses, declared, calls = {}) {
  const { contract, since } = spokenContract(declared);
  const members = Object.keys(calls).length > 0 ? { '@touchline/ui/host': ['ApiClient.call'] } : {};
  const versions = [];
  const missing = [];
  for (const [key, names] of [...Object.entries(uses), ...Object.entries(members)]) {
    const known = since[key.split('/').slice(1).join('/').replace(/^ui\//, '')] ?? {};
    const gone = names.filter((name) => known[name] === undefined);
    if (gone.length > 0) missing.push(`${key} has no ${gone.join(', ')} in contract ${contract}.`);
    versions.push(...names.flatMap((name) => known[name] ?? []));
  }
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return [firstOfMajor(declared), ...versions, ...(declared ? [declared] : [])].sort(byVersion).at(-1);
}
