/**
 * `build.mjs <part> [folder]`: builds one part into `<part>/dist`, or into the folder. Other parts are not touched. An area is
 * built by the area kit, as in a repository of its own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { replaceDist } from '../../area-kit/area/replace-dist.mjs';
import { registryPublicKey } from '../../area-kit/area/settings.mjs';
import { endWithParent } from '../../area-kit/tools/end-with-npm.mjs';
import { fillKit } from '../area-kit/fill-kit.mjs';
import { isLockHeld } from '../release/build-lock.mjs';
import { ROOT, findPart } from '../release/parts.mjs';
import { buildAllChanged } from './build-changed.mjs';

// They are built and described with code of packages, and areas contain files of the kit.
const NEEDS_PACKAGES = ['shell', 'area'];
const BUILDERS = {
  package: buildPackage,
  kit: buildKit,
  pages: buildPages,
  server: buildServer,
  shell: buildShell,
  area: buildArea,
};

// A build that goes on alone would meet the next one, which the lock of its parent no longer keeps waiting.
if (isLockHeld()) endWithParent();
const part = findPart(process.argv[2]);
const dist = resolve(process.argv[3] ?? join(part.dir, 'dist'));
try {
  if (NEEDS_PACKAGES.includes(part.kind)) await buildAllChanged(({ kind }) => kind === 'package' || kind === 'kit');
  await BUILDERS[part.kind](part, dist);
} catch (error) {
  process.stderr.write(`${part.name}: ${error.message}\n`);
  process.exit(1);
}

function buildPackage(builtPackage, out) {
  const { dir } = builtPackage;
  return replaceDist(builtPackage, out, (temporary) => {
    const tsc = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', join(dir, 'tsconfig.build.json'), '--outDir', temporary],
      { stdio: 'inherit' },
    );
    if (tsc.status !== 0) process.exit(1);
  });
}

function buildKit(kit, out) {
  return replaceDist(kit, out, fillKit);
}

function buildPages(pages, out) {
  return replaceDist(pages, out, async (temporary) => {
    const { buildPages: build } = await import('../release/build-pages.mjs');
    await build(pages, temporary);
  });
}

async function buildServer(server, out) {
  const { dir } = server;
  const { transformFile } = await import('@swc/core');
  const options = {
    swcrc: false,
    configFile: false,
    sourceMaps: true,
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
  await replaceDist(server, out, async (temporary) => {
    for (const file of files) {
      const target = join(temporary, `${file.slice(src.length + 1, -3)}.js`);
      mkdirSync(dirname(target), { recursive: true });
      const { code, map } = await transformFile(file, options);
      // In a file of its own, because a start would read it, which makes up half of the code, and use it only in a debugger.
      writeFileSync(target, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
      writeFileSync(`${target}.map`, map);
    }
  });
}

async function buildArea(area, out) {
  const { buildArea: build } = await import('../../area-kit/area/build.mjs');
  await build(area, out);
}

async function buildShell(shell, out) {
  const { buildVersion } = await import('../../area-kit/area/build.mjs');
  const { shellConfig } = await import('../webpack/shell-preset.mjs');
  const { describeShell, publicFolder, shellMetadata } = await import('../release/describe-shell.mjs');
  const { shellTypes } = await import('../kit/shell-types.mjs');
  const types = await shellTypes();
  await buildVersion(shell, out, {
    configOf: (options) => shellConfig({ ...options, registryKey: registryPublicKey() }),
    metadata: (compilation) => shellMetadata(shell, compilation, types),
    describe: ({ outDir, ...build }) => {
      // The server fills in the template, `index.html`, for each address.
      cpSync(publicFolder(shell), outDir, { recursive: true });
      return describeShell({ shell, outDir, types, ...build });
    },
  });
}
