/** The shared keys of the kit, their files and their version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/parts.mjs';

export { byVersion, majorOf } from '../../area-kit/release/versions.mjs';

/** Keys that the shell provides at run time, as short names: `ui` is `@touchline/ui`, `host` is `@touchline/ui/host`. */
export const SHARED_KIT_KEYS = ['ui', 'host', 'query', 'router', 'charts', 'forms', 'pickers'];
/** All keys with types for areas. `testing` is never shared, so it has no version. */
export const KIT_KEYS = [...SHARED_KIT_KEYS, 'testing'];

/** What an area imports: `@touchline/ui/host` for `host`. */
export const moduleName = (key) => (key === 'ui' ? '@touchline/ui' : `@touchline/ui/${key}`);

/** Reports and lists of names. */
export const API_FOLDER = join(ROOT, 'packages/ui/api');

/** The last version of each earlier major that the shell speaks, from the text of `earlier-contracts.ts`; the newest first. */
export const earlierContractsIn = (source) =>
  [...source.matchAll(/contract: '([^']+)'/g)].map(([, version]) => version);

/** The last version of each earlier major that the shell speaks through an adapter, the newest first. */
export const earlierContracts = () =>
  earlierContractsIn(readFileSync(join(ROOT, 'packages/ui/src/earlier-contracts.ts'), 'utf8'));

/** The version of the kit. */
export const currentContract = () =>
  /HOST_CONTRACT(?:: string)? = '([^']+)'/.exec(
    readFileSync(join(ROOT, 'packages/ui/src/host/host-contract.ts'), 'utf8'),
  )[1];
