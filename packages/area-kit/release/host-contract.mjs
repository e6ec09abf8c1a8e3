/** The version of the contract between shell and areas that an area speaks and needs. */
import { join } from 'node:path';
import { shellOffer } from '../area/kit.mjs';
import { readJson } from '../area/part.mjs';
import { byVersion, majorOf } from './versions.mjs';

/**
 * The major of the contract that the kit builds areas for, and its first version, which fits every shell that speaks that major.
 * @param {string} [declared] `touchline.contract` of the area's package.json. Throws an error for people when it is of another major
 * @returns {{ major: number, contract: string }}
 */
function kitContract(declared) {
  const { contract } = shellOffer();
  const major = majorOf(contract);
  if (declared !== undefined && majorOf(declared) !== major)
    throw new Error(
      `touchline.contract in package.json is ${declared}, but this area kit builds for contract ${contract}. Install the kit of that major.`,
    );
  return { major, contract: `${major}.0.0` };
}

/** `kitContract` for an area. */
export const contractOf = (area) => kitContract(readJson(join(area.dir, 'package.json')).touchline.contract);

/**
 * The least contract version that has everything an area uses.
 * @param uses names that the area imports from the kit, by shared key
 * @param declared `touchline.contract` of the area's package.json: the minimum version for anything not imported, such as `background`;
 *   may be missing
 */
export function minimumContract(uses, declared) {
  const { contract, since } = shellOffer();
  const versions = [kitContract(declared).contract, ...(declared ? [declared] : [])];
  const missing = [];
  for (const [key, names] of Object.entries(uses)) {
    const known = since[key.split('/').slice(1).join('/').replace(/^ui\//, '')] ?? {};
    const gone = names.filter((name) => known[name] === undefined);
    if (gone.length > 0) missing.push(`${key} has no ${gone.join(', ')} in contract ${contract}.`);
    versions.push(...names.flatMap((name) => known[name] ?? []));
  }
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return versions.sort(byVersion).at(-1);
}
