/** The contract between shell and areas: its version, and the least version that an area needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from './parts.mjs';

const HOST = join(ROOT, 'packages/ui/src/host');
/** Since which version the kit has each name, by the last part of the key: `ui`, `host`, `charts`, … */
const SINCE = join(ROOT, 'packages/ui/api/since.json');

/** The version of the contract, read from the kit's source. */
export function hostContract() {
  const source = readFileSync(join(HOST, 'host-contract.ts'), 'utf8');
  return /HOST_CONTRACT(?:: string)? = '([^']+)'/.exec(source)[1];
}

/** The first version of the current major. It fits every shell of that major. */
export const firstContractOfMajor = () => `${hostContract().split('.')[0]}.0.0`;

/**
 * The least contract version that has everything an area uses.
 * @param uses names that the area imports from the kit, by shared key
 * @param declared `touchline.contract` of the area's package.json, for what is no import, such as `background`; may be missing
 */
export function minimumContract(uses, declared) {
  const since = readJson(SINCE);
  const versions = Object.entries(uses).flatMap(([key, names]) =>
    names.map((name) => {
      const version = since[key.split('/').slice(1).join('/').replace(/^ui\//, '')]?.[name];
      if (version === undefined)
        throw new Error(`packages/ui/api/since.json does not say since when ${key} has ${name}.`);
      return version;
    }),
  );
  return [firstContractOfMajor(), ...versions, ...(declared ? [declared] : [])].sort(byVersion).at(-1);
}

function byVersion(a, b) {
  const [one, other] = [a, b].map((version) => version.split('.').map(Number));
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
