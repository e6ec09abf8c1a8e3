/** The contract between shell and areas: its version, and the least version that an area needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from './parts.mjs';

const HOST = join(ROOT, 'packages/ui/src/host');
const HOST_KEY = '@touchline/ui/host';

/** The version of the contract, read from the kit's source. */
export function hostContract() {
  const source = readFileSync(join(HOST, 'host-contract.ts'), 'utf8');
  return /HOST_CONTRACT = '([^']+)'/.exec(source)[1];
}

/** The first version of the current major. It fits every shell of that major. */
export const firstContractOfMajor = () => `${hostContract().split('.')[0]}.0.0`;

/**
 * The least contract version that has everything an area uses.
 * @param uses names that the area imports from the kit, by shared key
 * @param declared `touchline.contract` of the area's package.json, for what is no import, such as `background`; may be missing
 * @param calls of the API, by route
 */
export function minimumContract(uses, declared, calls = {}) {
  const since = readJson(join(HOST, 'host-names.json'));
  const members = Object.keys(calls).length > 0 ? ['ApiClient.call'] : [];
  const versions = [...(uses[HOST_KEY] ?? []), ...members].map((name) => {
    if (since[name] === undefined) throw new Error(`host-names.json does not say since when the host has ${name}.`);
    return since[name];
  });
  return [firstContractOfMajor(), ...versions, ...(declared ? [declared] : [])].sort(byVersion).at(-1);
}

function byVersion(a, b) {
  const [one, other] = [a, b].map((version) => version.split('.').map(Number));
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
