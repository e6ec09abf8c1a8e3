import { sharedKey } from '@touchline/contracts/shared-keys';

/**
 * The packages that the shell provides to areas at run time. Only the shell provides them: a copy offered by an area could
 * be used by all other areas, and still be after that area's rollback. `react/jsx-runtime` has its own key, because
 * sharing `react` alone breaks areas on a React major. The federation runtime keeps the rejection of a shared package that
 * fails to load, for as long as the page is open. So it never loads one: the shell's frame contains all of them, and
 * provides them before it asks for any area (`shell/src/app/signed-in-frame.tsx`).
 */
export const SHARED_KEYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@touchline/ui',
  '@touchline/ui/charts',
  '@touchline/ui/forms',
  '@touchline/ui/host',
  '@touchline/ui/pickers',
  '@touchline/ui/query',
  '@touchline/ui/router',
];

/** The package of a shared key. */
export const packageOf = (key) => (key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : key.split('/')[0]);

/**
 * The range of each shared key that an area needs: the range of its package in `touchline.shared` of the area's package.json. So an area
 * demands the least it was checked against, not what happens to be installed when it is built.
 * @param packageJson the area's package.json. Throws when it does not name React and the kit
 */
export function demandedRanges({ name, touchline }) {
  const { shared = {} } = touchline ?? {};
  for (const wanted of ['react', '@touchline/ui'])
    if (!/^\^\d+\.\d+\.\d+$/.test(shared[wanted] ?? ''))
      throw new Error(`${name}: touchline.shared in its package.json must have ${wanted} as a range such as ^1.2.3.`);
  return Object.fromEntries(
    SHARED_KEYS.flatMap((key) => {
      const range = shared[packageOf(key)];
      return range === undefined ? [] : [[key, range]];
    }),
  );
}

/**
 * Module Federation's `shared` for an area: nothing is bundled (`import: false`), everything comes from the shell. The code imports
 * `@touchline/ui/host`, and gets what the shell provides under the key of the area's major of the contract.
 */
export function sharedByArea(ranges, major) {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { shareKey: sharedKey(name, major), singleton: true, strictVersion: true, requiredVersion, import: false },
    ]),
  );
}
