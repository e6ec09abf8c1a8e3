/** Builds an area, and the steps that it has in common with the shell's build. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaMetadata, declaredMetadata, describeArea } from '../release/describe.mjs';
import { contractOf } from '../release/host-contract.mjs';
import { areaConfig } from '../webpack/preset.mjs';
import { CONTRACT_PLACEHOLDER, ReleaseVersionPlugin, VERSION_PLACEHOLDER } from '../webpack/release-version-plugin.mjs';
import { readJson } from './part.mjs';
import { replaceDist } from './replace-dist.mjs';

/**
 * Builds an area into `dist/<version>`.
 * @param area of `readPart`, with `inputs`
 * @param {string} [dist] another folder
 */
export async function buildArea(area, dist) {
  const { shared } = declaredMetadata(area);
  const { major } = contractOf(area);
  await buildVersion(area, dist, {
    configOf: (options) => areaConfig({ ...options, name: area.name, shared, major }),
    metadata: (compilation) => areaMetadata(area, compilation),
    describe: (build) => describeArea({ area, ...build }),
  });
}

/** Builds a web part into `<dist>/<version>`, whose version is known only when all files are. */
export async function buildVersion(part, dist = join(part.dir, 'dist'), { configOf, metadata, describe }) {
  // The federation plugin writes files below the current folder, whose place would change the hash of the build.
  process.chdir(part.dir);
  const release = { semver: readJson(join(part.dir, 'package.json')).version, describe: metadata };
  await replaceDist(part, dist, async (out) => {
    const building = join(out, 'building');
    const config = configOf({
      dir: part.dir,
      outDir: building,
      version: VERSION_PLACEHOLDER,
      contract: CONTRACT_PLACEHOLDER,
      release,
    });
    const compilation = await runWebpack(config);
    const { version } = config.plugins.find((plugin) => plugin instanceof ReleaseVersionPlugin);
    const outDir = join(out, version);
    renameSync(building, outDir);
    writeFileSync(join(outDir, 'release.json'), JSON.stringify(describe({ version, outDir, compilation })));
    process.stderr.write(`${part.name} ${version} is built\n`);
  });
}

/** Runs one webpack build and returns its compilation, from which the release document is written. Throws when it has errors. */
export async function runWebpack(config) {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors() || stats.hasWarnings()) {
    const options = {
      preset: 'errors-warnings',
      colors: false,
      errorStack: false,
      errorDetails: false,
      moduleTrace: false,
    };
    process.stderr.write(`${stats.toString(options)}\n`);
    if (stats.hasErrors()) throw new Error('webpack found errors; see the messages above.');
  }
  return stats.compilation;
}
