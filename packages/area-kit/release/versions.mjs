/** Versions of the contract, for tools that run before any package is built. */

/** Sorts versions such as `3.1.0`, the lowest first. */
export function byVersion(a, b) {
  const [one, other] = [a, b].map((version) => version.split('.').map(Number));
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** 3 of `3.1.0`. */
export const majorOf = (version) => Number(version.split('.')[0]);
