/** Checks the licences of all packages: one list for the shipped product, and three more licences for development tools. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT, readJson } from '../release/parts.mjs';

const SHIPPED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
];
const DEVELOPMENT = [...SHIPPED, 'MPL-2.0', 'CC-BY-4.0', 'Zlib'];
const DEV_ROOMS = ['packages/tooling', 'packages/area-kit', 'e2e'];

/** `A OR B` needs one allowed licence, `A AND B` needs both. */
export function isAllowed(expression, allowed) {
  const bare = expression.replace(/[()]/g, '');
  return bare.split(/ OR /i).some((choice) => choice.split(/ AND /i).every((part) => allowed.includes(part.trim())));
}

const { packages } = readJson(join(ROOT, 'package-lock.json'));
const rooms = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'));

function find(from, name) {
  for (let at = from; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[path]) return packages[path].link ? packages[path].resolved : path;
    if (at === '') return null;
  }
}

/** Paths of all packages that the shipped rooms need, without development tools. */
function shippedPaths() {
  const seen = new Set();
  const queue = rooms.filter((room) => !DEV_ROOMS.includes(room));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = find(path, name);
      if (found) queue.push(found);
    }
  }
  return seen;
}

test('every installed package has an allowed licence', () => {
  const shipped = shippedPaths();
  const refused = Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules') && !entry.link)
    .filter(([path, entry]) => !isAllowed(entry.license ?? 'none', shipped.has(path) ? SHIPPED : DEVELOPMENT))
    .map(([path, entry]) => `${path}: ${entry.license ?? 'none'}${shipped.has(path) ? ' (ships)' : ''}`);
  assert.deepEqual(refused, []);
});

test('OR needs one allowed licence, AND needs all', () => {
  assert.equal(isAllowed('MIT OR GPL-3.0', SHIPPED), true);
  assert.equal(isAllowed('MIT AND GPL-3.0', SHIPPED), false);
  assert.equal(isAllowed('(MPL-2.0 OR Apache-2.0)', SHIPPED), true);
  assert.equal(isAllowed('MPL-2.0', SHIPPED), false);
});
