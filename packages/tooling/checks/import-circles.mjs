/** Finds circles of imports. Imports of types count, too; the lint rule for circles ignores them. */
import { importsOf } from './import-graph.mjs';

/**
 * @param {string} root
 * @param {string[]} files TypeScript files, from the root
 * @returns {string[][]} the sorted files of each circle; empty when there is none
 */
export function importCircles(root, files) {
  const known = new Set(files);
  const edges = new Map(files.map((file) => [file, importsOf(root, file).filter((path) => known.has(path))]));
  return stronglyConnected(edges)
    .filter((circle) => circle.length > 1)
    .map((circle) => circle.sort());
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
