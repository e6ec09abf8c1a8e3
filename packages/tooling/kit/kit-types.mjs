/** The types of the kit as areas get them: one self-contained declaration file per key. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../release/parts.mjs';
import { KIT_KEYS } from './kit-keys.mjs';

export const KIT_CACHE = join(ROOT, '.cache/kit-types');
const INPUTS = [
  'package-lock.json',
  'packages/contracts/src',
  'packages/tooling/kit',
  'packages/tooling/tsconfig',
  'packages/ui/package.json',
  'packages/ui/src',
];
const NO_INPUT = /\.spec\.tsx?$/;
const KEPT_BUILDS = 3;

/** Writes `<key>.d.ts` for all keys of the kit into `outDir`. */
export async function buildKitTypes(outDir) {
  const { dir } = await cachedKitTypes();
  mkdirSync(outDir, { recursive: true });
  for (const key of KIT_KEYS) cpSync(join(dir, `${key}.d.ts`), join(outDir, `${key}.d.ts`));
}

/**
 * The folder with types and reports of the kit as it is in the tree. They are made again only when an input has changed.
 * @returns {Promise<{ dir: string }>} for reading only
 */
export async function cachedKitTypes() {
  const dir = join(KIT_CACHE, inputHash());
  if (!existsSync(dir)) await build(dir);
  return { dir };
}

async function build(dir) {
  // The compilers take half a second to load, which an unchanged kit does not need.
  const [{ emitDeclarations }, { rollUp }] = await Promise.all([
    import('./emit-declarations.mjs'),
    import('./roll-up.mjs'),
  ]);
  const scratch = `${dir}.${process.pid}.scratch`;
  const fresh = `${dir}.${process.pid}.new`;
  try {
    mkdirSync(fresh, { recursive: true });
    emitDeclarations(scratch);
    rollUp(scratch, fresh);
    forgetOldBuilds();
    if (!existsSync(dir)) renameSync(fresh, dir);
  } finally {
    for (const folder of [scratch, fresh]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Another process may use newer ones. Builds of other processes have a name with a dot until they are complete. */
function forgetOldBuilds() {
  const modifiedAt = (path) => statSync(path).mtimeMs;
  const complete = readdirSync(KIT_CACHE)
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .map((name) => join(KIT_CACHE, name))
    .sort((a, b) => modifiedAt(b) - modifiedAt(a));
  for (const path of complete.slice(KEPT_BUILDS - 1)) rmSync(path, { recursive: true, force: true });
}

function inputHash() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => filesBelow(join(ROOT, input))).sort())
    hash.update(`${relative(ROOT, file)}\n`).update(createHash('sha256').update(readFileSync(file)).digest());
  return hash.digest('hex');
}

function filesBelow(path) {
  if (statSync(path).isFile()) return NO_INPUT.test(path) ? [] : [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}
