/** Creates the release document (`release.json`) of the shell. Its type is in the contracts (`area.ts`). */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryPublicKey } from '../../area-kit/area/settings.mjs';
import { typesFile } from '../../area-kit/release/deployed-types.mjs';
import { filesOfChunk } from '../../area-kit/release/describe.mjs';
import { describeAndCompress } from '../../area-kit/release/release-files.mjs';
import { integrityOf } from '../../area-kit/webpack/script-loading-plugin.mjs';
import { apiCalls } from '../../area-kit/webpack/api-calls.mjs';
import { exportedKitNames, exportedSingletonNames } from '../webpack/exported-names.mjs';
import { FEDERATION_RUNTIME, providedVersions } from '../webpack/provided-versions.mjs';
import { API_FOLDER, majorOf, moduleName, releasedFolder } from '../kit/kit-keys.mjs';
import { ROOT, readJson } from './parts.mjs';

/** The files of the shell that are no code: the template of its page, and what the installed app is made of. */
export const publicFolder = (shell) => join(shell.dir, 'src/public');

/** Names of the kit that a later major removes, with what replaces each, by shared key. @param {string} folder with `deprecated.json` */
const deprecatedNames = (folder) =>
  Object.fromEntries(
    Object.entries(readJson(join(folder, 'deprecated.json'))).map(([key, names]) => [moduleName(key), names]),
  );

/**
 * What a shell's release says apart from its version and files, and the texts that its version depends on, too.
 * @param types of `shellTypes`
 */
export function shellMetadata(shell, compilation, types) {
  const provides = providedVersions();
  const [newest, ...earlier] = types;
  const kitOf = (major) => exportedKitNames(compilation, Object.keys(provides), major);
  return {
    contract: newest.contract,
    runtime: FEDERATION_RUNTIME,
    provides,
    signatures: newest.signatures,
    deprecated: deprecatedNames(API_FOLDER),
    kit: kitOf(),
    earlier: earlier.map(({ contract, signatures }) => ({
      contract,
      kit: kitOf(majorOf(contract)),
      signatures,
      deprecated: deprecatedNames(releasedFolder(contract)),
    })),
    singletons: exportedSingletonNames(compilation),
    calls: apiCalls(compilation, [shell.dir, join(ROOT, 'packages/ui')]),
    pages: readJson(join(shell.dir, 'package.json')).touchline.pages,
    registryKey: registryPublicKey(),
    typesTexts: types.map(({ text }) => text),
    publicFiles: Object.fromEntries(
      readdirSync(publicFolder(shell))
        .sort()
        .map((name) => [name, integrityOf(readFileSync(join(publicFolder(shell), name)))]),
    ),
  };
}

/** The shell's release document; also compresses the files of its build in `outDir`. */
export function describeShell({ shell, version, outDir, compilation, types }) {
  for (const [index, { contract, text }] of types.entries())
    writeFileSync(join(outDir, typesFile(index === 0 ? undefined : contract)), text);
  const files = describeAndCompress(outDir);
  const { publicFiles: _publicFiles, typesTexts: _typesTexts, ...metadata } = shellMetadata(shell, compilation, types);
  const fileAt = (path) => files.find((file) => file.path === path);
  const frame = filesOfChunk(compilation, 'frame').map(fileAt);
  return { name: 'shell', version, ...metadata, entry: fileAt('main.js'), frame, files };
}
