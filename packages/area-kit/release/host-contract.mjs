/** The least version of the contract between shell and areas that an area needs. */
import { shellOffer } from '../area/kit.mjs';

/** The first version of the kit's contract major. It fits every shell of that major. */
export const firstContractOfMajor = () => `${shellOffer().contract.split('.')[0]}.0.0`;

/**
 * The least contract version that has everything an area uses.
 * @param uses names that the area imports from the kit, by shared key
 * @param declared `touchline.contract` of the area's package.json, for what is no import, such as `background`; may be missing
 * @param calls of the API, by route
 */
export function minimumContract(uses, declared, calls = {}) {
  const { contract, since } = shellOffer();
  const members = Object.keys(calls).length > 0 ? { '@touchline/ui/host': ['ApiClient.call'] } : {};
  const versions = [...Object.entries(uses), ...Object.entries(members)].flatMap(([key, names]) =>
    names.map((name) => {
      const version = since[key.split('/').slice(1).join('/').replace(/^ui\//, '')]?.[name];
      if (version === undefined) throw new Error(`${key} has no ${name} in the area kit of contract ${contract}.`);
      return version;
    }),
  );
  return [firstContractOfMajor(), ...versions, ...(declared ? [declared] : [])].sort(byVersion).at(-1);
}

/** Sorts versions such as `2.5.0`, the lowest first. */
export function byVersion(a, b) {
  const [one, other] = [a, b].map((version) => version.split('.').map(Number));
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
