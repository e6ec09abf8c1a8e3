/** Whether the reports of the kit's exports are those of the kit, and each name has a version. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { reportProblems } from '../kit/report-problems.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'touchline-kit-report-'));
after(() => rmSync(scratch, { recursive: true }));

const TYPES = `
import { QueryClient } from '@tanstack/react-query';
export declare interface Notice { text: string }
export declare abstract class Store { private readonly answer; }
export declare const useOwn: () => void;
export { QueryClient }
declare function inner(): void;
export { inner as outer }
export { }
`;
const SINCE = { Notice: '3.0.0', Store: '3.0.0', useOwn: '3.1.0', QueryClient: '3.0.0', outer: '3.0.0' };

function problemsOf({ since = SINCE, committed = 'the exports' } = {}) {
  const [dir, apiDir] = ['kit-', 'api-'].map((name) => mkdtempSync(join(scratch, name)));
  writeFileSync(join(dir, 'host.d.ts'), TYPES);
  writeFileSync(join(dir, 'host.api.md'), 'the exports');
  writeFileSync(join(apiDir, 'host.api.md'), committed);
  writeFileSync(join(apiDir, 'since.json'), JSON.stringify({ host: since }));
  return reportProblems({ dir, apiDir, contract: '3.1.0' });
}

test('a kit whose report and versions are written down has no problems', () => assert.deepEqual(problemsOf(), []));

test('a stale report is found', () =>
  assert.deepEqual(problemsOf({ committed: 'older' }), [
    'packages/ui/api/host.api.md does not show the kit as it is: run npm run kit-report, read what has changed, and commit it.',
  ]));

test('a name without a version is found, and so are versions of names that are not exported or not there yet', () => {
  const { outer: _outer, ...since } = SINCE;
  assert.deepEqual(problemsOf({ since: { ...since, useOwn: '3.2.0', gone: '3.0.0' } }), [
    'packages/ui/api/since.json does not say since which version @touchline/ui/host has outer: correct it.',
    'packages/ui/api/since.json says that @touchline/ui/host has useOwn since 3.2.0, and HOST_CONTRACT is 3.1.0: correct it.',
    'packages/ui/api/since.json names gone, which @touchline/ui/host does not export: correct it.',
  ]);
});
