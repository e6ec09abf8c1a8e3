/** Finds circles of imports. Imports of types count, too; the lint rule for circles ignores them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * @param {string} root
 * @param {string[]} files TypeScript files, from the root
 * @returns {string[][]} the sorted files of each circle; empty when there is none
 */
export function importCircles(root, files) {
  const known = new Set(files);
  const importsOf = new Map(files.map((file) => [file, importedFiles(root, file).filter((path) => known.has(path))]));
  return stronglyConnected(importsOf)
    .filter((circle) => circle.length > 1)
    .map((circle) => circle.sort());
}

function importedFiles(root, file) {
  const { importedFiles: imports } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
  return imports.flatMap(({ fileName }) => resolve(root, file, fileName) ?? []);
}

/** The source file of a relative import or of an import from our packages; undefined for all others. */
function resolve(root, importer, name) {
  if (name.startsWith('.')) return sourceAt(root, join(dirname(importer), name));
  const [, room, path] = /^@touchline\/(contracts|ui)(?:\/(.+))?$/.exec(name) ?? [];
  return room && sourceAt(root, join('packages', room, 'src', path ?? 'index'));
}

function sourceAt(root, path) {
  const base = path.replace(/\.js$/, '');
  const candidates = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  const found = candidates.find((candidate) => existsSync(join(root, candidate)));
  return found && relative(root, join(root, found));
}

/** Tarjan's algorithm: groups of nodes that can all reach each other. */
function stronglyConnected(edges) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const groups = [];
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return groups;

  function visit(node) {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    for (const next of edges.get(node)) {
      if (!order.has(next)) visit(next);
      else if (!stack.includes(next)) continue;
      lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    groups.push(stack.splice(stack.indexOf(node)));
  }
}
