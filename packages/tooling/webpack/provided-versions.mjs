/** What the shell gives to areas, as it is installed in this repository. */
import { join } from 'node:path';
import { SHARED_KEYS, packageOf } from '../../area-kit/webpack/shared.mjs';
import { ROOT, readJson } from '../release/parts.mjs';

const versionIn = (folder) => readJson(join(ROOT, folder, 'package.json')).version;

/** Version of the federation runtime. An area's entry works only in a shell with the same version. */
export const FEDERATION_RUNTIME = versionIn('node_modules/@module-federation/enhanced');

/** The version of each shared key. */
export const providedVersions = () =>
  Object.fromEntries(
    SHARED_KEYS.map((key) => {
      const name = packageOf(key);
      return [key, versionIn(name === '@touchline/ui' ? 'packages/ui' : `node_modules/${name}`)];
    }),
  );
