/** Reads the input of `select` from git and the folders. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ON_MARIADB } from '../../../api/test/support/on-mariadb.mjs';
import { ROOT, listParts, readJson } from '../release/parts.mjs';
import { dependencyGraph } from './import-graph.mjs';

/** The files of the repository, tracked or not yet, as paths from the root. */
const allFiles = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(join(ROOT, file)));

/** @param {string} base commit to compare with; uncommitted and untracked files count as changed, too */
export function changedSince(base) {
  const changed = git('diff', '--name-only', '--no-renames', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...untracked])];
}

/** The repository, as `select` reads it. */
export function readRepository() {
  const files = allFiles();
  return { files, graph: dependencyGraph(ROOT, files), areas: areas(), stories: stories(files), onMariaDb: ON_MARIADB };
}

/** Output of git, line by line; throws with its message. */
export function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

function areas() {
  const parts = listParts().filter(({ kind }) => kind === 'area');
  return [
    ...parts.map(({ name, dir }) => ({ room: name, prefixes: readJson(join(dir, 'package.json')).touchline.prefixes })),
    { room: 'athlete-pages', prefixes: ['/join', '/answer'] },
  ];
}

function stories(files) {
  return files
    .filter((file) => /^e2e\/stories\/[^/]+\.spec\.ts$/.test(file))
    .map((file) => ({ file, text: textOf(join(ROOT, file), new Set()) }));
}

/** The text of a file and of the files it imports with relative paths. */
function textOf(file, seen) {
  if (seen.has(file) || !existsSync(file) || relative(ROOT, file).startsWith('..')) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/from '(\.[^']+)\.js'/g)].map(([, path]) => join(dirname(file), `${path}.ts`));
  return [text, ...imports.map((path) => textOf(path, seen))].join('\n');
}
