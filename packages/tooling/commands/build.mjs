/**
 * `build.mjs <part> [folder]`: builds one part into `<part>/dist`, or into the folder, and writes its release document. Other
 * parts are not touched.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inputsHash } from '../release/inputs-hash.mjs';
import { ROOT, findPart, readJson } from '../release/parts.mjs';
import { registryPublicKey } from '../release/settings.mjs';
import { buildAllChanged } from './build-changed.mjs';

// The description of a web part's calls is made by code of a package.
const NEEDS_PACKAGES = ['shell', 'area'];
const BUILDERS = { package: buildPackage, server: buildServer, shell: buildShell, area: buildArea };

const part = findPart(process.argv[2]);
const dist = resolve(process.argv[3] ?? join(part.dir, 'dist'));
// The federation plugin writes files below the current folder, whose place would change the hash of the build.
process.chdir(ROOT);
try {
  if (NEEDS_PACKAGES.includes(part.kind)) await buildAllChanged(({ kind }) => kind === 'package');
  await BUILDERS[part.kind](part);
} catch (error) {
  process.stderr.write(`${part.name}: ${error.message}\n`);
  process.exit(1);
}

/**
 * Fills a folder beside `dist` and then replaces `dist` with it, so that a failed or stopped build keeps the last good one.
 * The hash of the inputs is taken before: changes made while the build runs are not in it.
 */
async function replaceDist(builtPart, fill) {
  const inputs = inputsHash(builtPart);
  const temporary = `${dist}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  await fill(temporary);
  writeFileSync(join(temporary, '.inputs'), inputs);
  rmSync(dist, { recursive: true, force: true });
  renameSync(temporary, dist);
}

async function buildPackage(builtPackage) {
  const { dir } = builtPackage;
  await replaceDist(builtPackage, (out) => {
    const tsc = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', join(dir, 'tsconfig.build.json'), '--outDir', out],
      { stdio: 'inherit' },
    );
    if (tsc.status !== 0) process.exit(1);
  });
}

async function buildServer(server) {
  const { dir } = server;
  const { transformFile } = await import('@swc/core');
  const options = {
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
  };
  const src = join(dir, 'src');
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  await replaceDist(server, async (out) => {
    for (const file of files) {
      const target = join(out, `${file.slice(src.length + 1, -3)}.js`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, (await transformFile(file, options)).code);
    }
  });
}

/** Runs one webpack build and returns its compilation, from which the release document is written. */
async function runWebpack(config) {
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
    if (stats.hasErrors()) process.exit(1);
  }
  return stats.compilation;
}

async function buildShell(shell) {
  const { shellConfig } = await import('../webpack/preset.mjs');
  const { describeShell, shellMetadata } = await import('../release/describe.mjs');
  await buildVersion(shell, {
    configOf: (options) => shellConfig({ ...options, registryKey: registryPublicKey() }),
    metadata: (compilation) => shellMetadata(shell, compilation),
    describe: ({ outDir, ...build }) => {
      // The server fills in this template for each address.
      cpSync(join(shell.dir, 'src/index.html'), join(outDir, 'index.html'));
      return describeShell({ shell, outDir, ...build });
    },
  });
}

async function buildArea(area) {
  const { areaConfig } = await import('../webpack/preset.mjs');
  const { areaMetadata, declaredMetadata, describeArea } = await import('../release/describe.mjs');
  const { shared } = declaredMetadata(area);
  await buildVersion(area, {
    configOf: (options) => areaConfig({ ...options, name: area.name, shared }),
    metadata: (compilation) => areaMetadata(area, compilation),
    describe: (build) => describeArea({ area, ...build }),
  });
}

/** Builds a web part into `dist/<version>`, whose version is known only when all files are. */
async function buildVersion(webPart, { configOf, metadata, describe }) {
  const { CONTRACT_PLACEHOLDER, ReleaseVersionPlugin, VERSION_PLACEHOLDER } =
    await import('../webpack/release-version-plugin.mjs');
  const release = { semver: readJson(join(webPart.dir, 'package.json')).version, describe: metadata };
  await replaceDist(webPart, async (out) => {
    const building = join(out, 'building');
    const config = configOf({
      dir: webPart.dir,
      outDir: building,
      version: VERSION_PLACEHOLDER,
      contract: CONTRACT_PLACEHOLDER,
      release,
    });
    const compilation = await runWebpack(config);
    const { version } = config.plugins.find((plugin) => plugin instanceof ReleaseVersionPlugin);
    const outDir = join(out, version);
    renameSync(building, outDir);
    writeFileSync(join(outDir, 'release.json'), JSON.stringify(describe({ version, outDir, compilation }), null, 2));
    process.stderr.write(`${webPart.name} ${version} is built\n`);
  });
}
