/** Creates the release document (`release.json`) of the shell. Its type is in the contracts (`area.ts`). */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryPublicKey } from '../../area-kit/area/settings.mjs';
import { TYPES_FILE } from '../../area-kit/release/deployed-types.mjs';
import { filesOfChunk } from '../../area-kit/release/describe.mjs';
import { describeAndCompress } from '../../area-kit/release/release-files.mjs';
import { integrityOf } from '../../area-kit/webpack/script-loading-plugin.mjs';
import { apiCalls } from '../../area-kit/webpack/api-calls.mjs';
import { adapterFolder, exportedKitNames, exportedSingletonNames } from '../webpack/exported-names.mjs';
import { FEDERATION_RUNTIME, providedVersions } from '../webpack/provided-versions.mjs';
import { API_FOLDER, currentContract, earlierContracts, majorOf, moduleName } from '../kit/kit-keys.mjs';
import { ROOT, readJson } from './parts.mjs';

/** The files of the shell that are no code: the template of its page, and what the installed app is made of. */
export const publicFolder = (shell) => join(shell.dir, 'src/public');

/** Names of the kit that a later major removes, with what replaces each, by shared key. */
const deprecatedNames = () =>
  Object.fromEntries(
    Object.entries(readJson(join(API_FOLDER, 'deprecated.json'))).map(([key, names]) => [moduleName(key), names]),
  );

/**
 * What a shell's release says apart from its version and files, and the texts that its version depends on, too.
 * @param {string} types of `shellTypes`
 */
export function shellMetadata(shell, compilation, types) {
  const provides = providedVersions();
  const keys = Object.keys(provides);
  return {
    contract: currentContract(),
    runtime: FEDERATION_RUNTIME,
    provides,
    deprecated: deprecatedNames(),
    kit: exportedKitNames(compilation, keys),
    earlier: earlierContracts().map((contract) => ({
      contract,
      kit: exportedKitNames(compilation, keys, adapterFolder(majorOf(contract))),
    })),
    singletons: exportedSingletonNames(compilation),
    calls: apiCalls(compilation, [shell.dir, join(ROOT, 'packages/ui')]),
    pages: readJson(join(shell.dir, 'package.json')).touchline.pages,
    registryKey: registryPublicKey(),
    types,
    publicFiles: Object.fromEntries(
      readdirSync(publicFolder(shell))
        .sort()
        .map((name) => [name, integrityOf(readFileSync(join(publicFolder(shell), name)))]),
    ),
  };
}

/** The shell's release document; also compresses the files of its build in `outDir`. */
export function describeShell({ shell, version, outDir, compilation, types }) {
  writeFileSync(join(outDir, TYPES_FILE), types);
  const files = describeAndCompress(outDir);
  const { publicFiles: _publicFiles, types: _types, ...metadata } = shellMetadata(shell, compilation, types);
  const fileAt = (path) => files.find((file) => file.path === path);
  const frame = filesOfChunk(compilation, 'frame').map(fileAt);
  return { name: 'shell', version, ...metadata, entry: fileAt('main.js'), frame, files };
}
