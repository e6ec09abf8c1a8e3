/**
 * Copies an area as it is out of this repository, installs the packed kit, and runs its checks there, with every opened file recorded:
 * none may lie in this repository. Part of `npm run soak`.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstall, findProgram } from '../../area-kit/tools/programs.mjs';
import { run } from '../commands/run.mjs';
import { ROOT } from '../release/parts.mjs';

const OPENED =
  /(?:open|openat|stat|newfstatat|statx|readlink|readlinkat|access|execve)\((?:AT_FDCWD, |\d+, )?"([^"]+)"/;
/** What npm sets for the scripts that it runs, and settings of this checkout. */
const FOREIGN = /^(npm_|INIT_CWD|PWD|OLDPWD|SITE_DIR|DATA_DIR|DATABASE_URL)/i;

/**
 * @param {string} kit the packed kit
 * @param {string} name of the area
 * @param {string} [at] the address of a product to check against
 * @returns {Promise<{ seconds: number, packages: number, openedHere: string[] | null }>} `openedHere`: paths of this repository that
 *   were opened or looked up; null where strace is not available. Throws when a step fails
 */
export async function checkCopiedArea(kit, name, at) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-copied-'));
  const home = join(folder, name);
  const started = Date.now();
  try {
    cpSync(join(ROOT, name), home, {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|dist\.tmp|\.cache)$/.test(path),
    });
    const copiedKit = join(folder, 'touchline-area-kit.tgz');
    cpSync(kit, copiedKit);
    await step(home, ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-dev', copiedKit]);

    const strace = findOrInstall(() => findProgram(['strace']), 'strace');
    const trace = join(folder, 'trace');
    const recorder = strace ? [strace, '-f', '-qq', '-s', '300', '-e', 'trace=%file', '-o', trace] : [];
    await step(home, [...recorder, 'npm', 'run', 'ci', ...(at ? ['--', '--at', at] : [])]);
    return {
      seconds: Math.round((Date.now() - started) / 1000),
      packages: countPackages(join(home, 'node_modules')),
      openedHere: strace ? pathsBelow(ROOT, trace) : null,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function step(cwd, [command, ...words]) {
  const env = Object.fromEntries(
    Object.keys(process.env).flatMap((key) => (FOREIGN.test(key) ? [[key, undefined]] : [])),
  );
  const { code, output } = await run(command, words, { cwd, env, capture: true });
  if (code !== 0) throw new Error(`${[command, ...words].join(' ')} failed in ${cwd}:\n${output}`);
}

function pathsBelow(root, trace) {
  const paths = readFileSync(trace, 'utf8')
    .split('\n')
    .flatMap((line) => OPENED.exec(line)?.[1] ?? [])
    .filter((path) => path === root || path.startsWith(`${root}/`));
  return [...new Set(paths)].sort();
}

/** Packages in a node_modules folder, nested ones included. */
function countPackages(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name))
    .flatMap((path) => (path.slice(folder.length + 1).startsWith('@') ? scoped(path) : [path]))
    .reduce((count, path) => {
      const nested = join(path, 'node_modules');
      return count + 1 + (existsSync(nested) ? countPackages(nested) : 0);
    }, 0);
}

const scoped = (folder) => readdirSync(folder).map((name) => join(folder, name));
