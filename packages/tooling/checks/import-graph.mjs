/** Which file needs which: imports, and for tests the files and folders that they name in a string. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
/** Tools name whole rooms, on which they depend only for their builds. */
const TESTS = /^(packages\/tooling\/test|cluster\/test|e2e|api\/test)\//;
/** A path in quotes: with a slash or an ending, so that an ordinary word is none. */
const QUOTED_PATH = /['"`](?:\.{0,2}\/)?([\w@.-]+(?:\/[\w@.-]+)+|[\w-]+\.(?:mjs|ts|tsx|json|md|yml|sh))['"`]/g;

/**
 * @param {string} root
 * @param {string} file from the root
 * @returns {string[]} the source files that it imports, from the root; of packages only our own
 */
export function importsOf(root, file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
  return importedFiles.flatMap(({ fileName }) => resolve(root, file, fileName) ?? []);
}

/**
 * @param {string} root
 * @param {string[]} files all files of the repository, from the root
 * @returns {Map<string, Set<string>>} for each source file what it imports, and for a test what it names. A folder stands for all of
 *   its files.
 */
export function dependencyGraph(root, files) {
  const known = new Set(files);
  const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  return new Map(
    sources.map((file) => {
      const named = (TESTS.test(file) ? namedPaths(root, file) : []).flatMap((path) =>
        known.has(path) ? path : files.filter((other) => other.startsWith(`${path}/`)),
      );
      return [file, new Set([...importsOf(root, file), ...named].filter((path) => known.has(path)))];
    }),
  );
}

/**
 * @param {Map<string, Set<string>>} graph
 * @param {string[]} changed
 * @returns {Set<string>} the changed files and all files that need one of them
 */
export function filesThatNeed(graph, changed) {
  const users = new Map();
  for (const [file, needed] of graph) for (const path of needed) users.set(path, [...(users.get(path) ?? []), file]);
  const found = new Set(changed);
  for (const file of found) for (const user of users.get(file) ?? []) found.add(user);
  return found;
}

function namedPaths(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(QUOTED_PATH)].flatMap(([quoted]) => {
    const path = quoted.slice(1, -1);
    const bases = path.startsWith('.') ? [dirname(file)] : ['', dirname(file)];
    const found = bases.map((base) => join(base, path)).find((candidate) => isInside(root, candidate));
    return found === undefined ? [] : [found.replace(/\/$/, '')];
  });
}

const isInside = (root, path) => path !== '.' && !path.startsWith('..') && existsSync(join(root, path));

/** The source file of a relative import or of an import from our packages; undefined for all others. */
function resolve(root, importer, name) {
  if (name.startsWith('.')) return sourceAt(root, join(dirname(importer), name));
  const [, room, path = 'index'] = /^@touchline\/(contracts|ui|release)(?:\/(.+))?$/.exec(name) ?? [];
  return room && sourceAt(root, join('packages', room, 'src', path));
}

function sourceAt(root, path) {
  const bases = [path, path.replace(/\.js$/, '')];
  const found = bases
    .flatMap((base) => ENDINGS.map((ending) => base + ending))
    .find((candidate) => statSync(join(root, candidate), { throwIfNoEntry: false })?.isFile());
  return found && relative(root, join(root, found));
}
