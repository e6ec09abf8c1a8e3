/** Reads the input of `scopeOf` from git and the folders. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, listParts } from '../release/parts.mjs';
import { scopeOf } from './changed.mjs';

/**
 * @param {string} base commit to compare with; uncommitted and untracked files count as changed, too
 * @returns {import('./changed.mjs').Scope}
 */
export function scopeSince(base) {
  const changed = git('diff', '--name-only', '--no-renames', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return scopeOf([...new Set([...changed, ...untracked])], { areas: areas(), stories: stories() });
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

function areas() {
  return listParts()
    .filter(({ kind }) => kind === 'area')
    .map(({ name, dir }) => ({
      room: name,
      prefixes: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).touchline.prefixes,
    }));
}

function stories() {
  const folder = join(ROOT, 'e2e/stories');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => ({ file: `e2e/stories/${name}`, text: textOf(join(folder, name), new Set()) }));
}

/** The text of a file and of the files it imports with relative paths. */
function textOf(file, seen) {
  if (seen.has(file) || !existsSync(file) || relative(ROOT, file).startsWith('..')) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/from '(\.[^']+)\.js'/g)].map(([, path]) => join(dirname(file), `${path}.ts`));
  return [text, ...imports.map((path) => textOf(path, seen))].join('\n');
}
