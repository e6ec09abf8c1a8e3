/** Creates the release document (`release.json`) of the shell. Its type is in the contracts (`area.ts`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryPublicKey } from '../../area-kit/area/settings.mjs';
import { filesOfChunk } from '../../area-kit/release/describe.mjs';
import { describeAndCompress } from '../../area-kit/release/release-files.mjs';
import { exportedKitNames } from '../webpack/exported-kit-names.mjs';
import { FEDERATION_RUNTIME, providedVersions } from '../webpack/provided-versions.mjs';
import { hostContract } from '../kit/host-contract.mjs';
import { readJson } from './parts.mjs';

/** What a shell's release says apart from its version and files. */
export function shellMetadata(shell, compilation) {
  const provides = providedVersions();
  return {
    contract: hostContract(),
    runtime: FEDERATION_RUNTIME,
    provides,
    kit: exportedKitNames(compilation, Object.keys(provides)),
    pages: readJson(join(shell.dir, 'package.json')).touchline.pages,
    registryKey: registryPublicKey(),
    template: readFileSync(join(shell.dir, 'src/index.html'), 'utf8'),
  };
}

/** The shell's release document; also compresses the files of its build in `outDir`. */
export function describeShell({ shell, version, outDir, compilation }) {
  const files = describeAndCompress(outDir);
  const { template: _template, ...metadata } = shellMetadata(shell, compilation);
  const fileAt = (path) => files.find((file) => file.path === path);
  const frame = filesOfChunk(compilation, 'frame').map(fileAt);
  return { name: 'shell', version, ...metadata, entry: fileAt('main.js'), frame, files };
}
