import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { importCircles } from '../checks/import-circles.mjs';

/** The circles in a temporary tree with these files. */
function circlesOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'touchline-circles-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const circles = importCircles(root, Object.keys(files));
  rmSync(root, { recursive: true });
  return circles;
}

test('two files that import each other are a circle', () => {
  const files = { 'api/a.ts': "import { b } from './b.js';", 'api/b.ts': "export { a } from './a.js';" };
  assert.deepEqual(circlesOf(files), [['api/a.ts', 'api/b.ts']]);
});

test('imports of types and dynamic imports count', () => {
  const files = {
    'shell/a.tsx': "import type { B } from './b.js';",
    'shell/b.tsx': "import { type C } from './c';",
    'shell/c.ts': "export const a = () => import('./a.js');",
  };
  assert.deepEqual(circlesOf(files), [['shell/a.tsx', 'shell/b.tsx', 'shell/c.ts']]);
});

test('a circle through our packages is found', () => {
  const files = {
    'packages/ui/src/index.ts': "export * from './icon.js';",
    'packages/ui/src/icon.tsx': "import { Icon } from '@touchline/ui';",
  };
  assert.deepEqual(circlesOf(files), [['packages/ui/src/icon.tsx', 'packages/ui/src/index.ts']]);
});

test('two files that import the same third file are no circle', () => {
  const files = {
    'api/a.ts': "import './b.js'; import './c.js';",
    'api/b.ts': "import { d } from './d.js';",
    'api/c.ts': "import type { D } from './d.js';",
    'api/d.ts': "import 'react'; export const d = 1;",
  };
  assert.deepEqual(circlesOf(files), []);
});
