/** Creates the release documents (`release.json`) of web builds. Their types are in the contracts (`area.ts`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from './parts.mjs';
import { describeAndCompress } from './release-files.mjs';
import { containerName, FEDERATION_RUNTIME } from '../webpack/preset.mjs';
import { exportedKitNames, usedKitNames } from '../webpack/kit-names.mjs';
import { providedVersions, sharedByArea } from '../webpack/shared.mjs';

/** The version of the contract between shell and areas, read from the kit's source. */
export function hostContract() {
  const source = readFileSync(join(ROOT, 'packages/ui/src/host/host-contract.ts'), 'utf8');
  return /HOST_CONTRACT = '([^']+)'/.exec(source)[1];
}

/** The shell's release document; also compresses the files of its build in `outDir`. */
export function describeShell({ version, outDir, compilation }) {
  const files = describeAndCompress(outDir);
  const provides = providedVersions();
  return {
    name: 'shell',
    version,
    contract: hostContract(),
    runtime: FEDERATION_RUNTIME,
    provides,
    kit: exportedKitNames(compilation, Object.keys(provides)),
    entry: files.find((file) => file.path === 'main.js'),
    files,
  };
}

/** The fields of an area's release that are known before its build, from its package.json (`touchline`) and this repository. */
export function areaMetadata(area, version, touchline) {
  return {
    name: area.name,
    version,
    container: containerName(area.name, version),
    contract: `^${hostContract()}`,
    runtime: FEDERATION_RUNTIME,
    shared: Object.fromEntries(
      Object.entries(sharedByArea()).map(([key, { requiredVersion }]) => [key, requiredVersion]),
    ),
    owner: touchline.owner,
    prefixes: touchline.prefixes,
    warm: touchline.warm ?? [],
  };
}

/**
 * An area's release document; also compresses the files of its build in `outDir`. It lists the files of each page, so
 * that the shell can load them together with the entry. Throws when a page names a chunk that the build does not have.
 */
export function describeArea({ area, version, outDir, compilation }) {
  const files = describeAndCompress(outDir);
  const { touchline } = readJson(join(area.dir, 'package.json'));
  const filesOf = (chunk) => {
    const group = compilation.namedChunkGroups.get(chunk);
    if (!group) throw new Error(`${area.name}: there is no chunk "${chunk}"; name it in the page's import().`);
    return new Set(group.chunks.flatMap((part) => [...part.files]));
  };
  const common = filesOf('area');
  const pick = (wanted) =>
    files.filter(({ path }) => path.endsWith('.js') && path !== 'remoteEntry.js' && wanted(path));
  return {
    ...areaMetadata(area, version, touchline),
    uses: usedKitNames(compilation),
    pages: touchline.pages.map(({ path, title, chunk }) => {
      const own = filesOf(chunk);
      return { path, title, files: pick((file) => own.has(file) && !common.has(file)) };
    }),
    entry: files.find((file) => file.path === 'remoteEntry.js'),
    first: pick((file) => common.has(file)),
    files,
  };
}
