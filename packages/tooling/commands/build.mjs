/** `build.mjs <part>`: builds one part into `<part>/dist` and writes its release document. Other parts are not touched. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputsHash, partVersion } from '../release/inputs-hash.mjs';
import { ROOT, findPart } from '../release/parts.mjs';

const BUILDERS = { package: buildPackage, server: buildServer, shell: buildShell, area: buildArea };

const part = findPart(process.argv[2]);
await BUILDERS[part.kind](part);

/** Fills a folder beside `dist` and then replaces `dist` with it, so that a failed or stopped build keeps the last good one. */
async function replaceDist(dir, fill) {
  const temporary = join(dir, 'dist.tmp');
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  await fill(temporary);
  rmSync(join(dir, 'dist'), { recursive: true, force: true });
  renameSync(temporary, join(dir, 'dist'));
}

async function buildPackage(contracts) {
  const { dir } = contracts;
  // The hash is taken before the build: changes made while the build runs are not in it.
  const inputs = inputsHash(contracts);
  await replaceDist(dir, (out) => {
    const tsc = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', join(dir, 'tsconfig.build.json'), '--outDir', out],
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
  await replaceDist(dir, async (out) => {
    for (const file of files) {
      const target = join(out, `${file.slice(src.length + 1, -3)}.js`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, (await transformFile(file, options)).code);
    }
    writeFileSync(join(out, '.inputs'), inputs);
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
  await replaceDist(shell.dir, async (out) => {
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
  await replaceDist(area.dir, async (out) => {
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
