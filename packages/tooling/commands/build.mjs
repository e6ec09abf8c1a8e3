/** `build.mjs <part>`: builds one part alone, into `<part>/dist`, and says what came out. Other parts are not touched. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputsHash, partVersion } from '../release/inputs-hash.mjs';
import { ROOT, findPart } from '../release/parts.mjs';

const BUILDERS = { package: buildPackage, server: buildServer, shell: buildShell, area: buildArea };

const part = findPart(process.argv[2]);
await BUILDERS[part.kind](part);

/** Builds into a folder beside `dist` and swaps it in: a failed or stopped build leaves the last good one. */
async function intoDist(dir, fill) {
  const fresh = join(dir, 'dist.tmp');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await fill(fresh);
  rmSync(join(dir, 'dist'), { recursive: true, force: true });
  renameSync(fresh, join(dir, 'dist'));
}

async function buildPackage(contracts) {
  const { dir } = contracts;
  // Taken before the build: what changes while it runs has not been built.
  const inputs = inputsHash(contracts);
  await intoDist(dir, (out) => {
    const tsc = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', join(dir, 'tsconfig.build.json'), '--outDir', out],
      { stdio: 'inherit' },
    );
    if (tsc.status !== 0) process.exit(1);
    writeFileSync(join(out, '.inputs'), inputs);
  });
}

async function buildServer(server) {
  const { dir } = server;
  const inputs = inputsHash(server);
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
  await intoDist(dir, async (out) => {
    for (const file of files) {
      const target = join(out, `${file.slice(src.length + 1, -3)}.js`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, (await transformFile(file, options)).code);
    }
    writeFileSync(join(out, '.inputs'), inputs);
  });
}

/** Runs one webpack build and returns its compilation, for what can be told from it. */
async function runWebpack(config) {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors() || stats.hasWarnings()) {
    process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: false })}\n`);
    if (stats.hasErrors()) process.exit(1);
  }
  return stats.compilation;
}

async function buildShell(shell) {
  const { shellConfig } = await import('../webpack/preset.mjs');
  const { describeShell } = await import('../release/describe.mjs');
  const { renderIndex } = await import('../release/render-index.mjs');
  const version = partVersion(shell);
  await intoDist(shell.dir, async (out) => {
    const outDir = join(out, version);
    const compilation = await runWebpack(shellConfig({ dir: shell.dir, outDir, version }));
    const release = describeShell({ version, outDir, compilation });
    writeFileSync(join(outDir, 'release.json'), JSON.stringify(release, null, 2));
    writeFileSync(
      join(outDir, 'index.html'),
      renderIndex(readFileSync(join(shell.dir, 'src/index.html'), 'utf8'), release),
    );
  });
}

async function buildArea(area) {
  const { areaConfig } = await import('../webpack/preset.mjs');
  const { describeArea, hostContract } = await import('../release/describe.mjs');
  const version = partVersion(area);
  await intoDist(area.dir, async (out) => {
    const outDir = join(out, version);
    const compilation = await runWebpack(
      areaConfig({ dir: area.dir, outDir, name: area.name, version, contract: hostContract() }),
    );
    writeFileSync(
      join(outDir, 'release.json'),
      JSON.stringify(describeArea({ area, version, outDir, compilation }), null, 2),
    );
  });
}
