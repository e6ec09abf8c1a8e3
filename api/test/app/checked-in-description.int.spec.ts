import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from '@touchline/release/api-document';
import { takenAway } from '@touchline/release/check-calls';
import { Actor } from '../support/actors.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ROOT = join(__dirname, '../../..');
const FILE = 'packages/contracts/openapi.json';
const parse = (text: string) => JSON.parse(text) as ApiDocument;

/** The output of git; null when it fails. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : null;
}

/** The tag of the newest release before this commit; null when there is none yet. */
const RELEASE = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');

/** Builds are compiled against the checked-in document, and describe their calls with it. */
describe('the description of the API', () => {
  let at: TestApp;
  let served: ApiDocument;

  beforeAll(async () => {
    at = await createTestApp();
    served = (await new Actor(at).get('/api/openapi.json')).json();
  });
  afterAll(() => at.close());

  it('is the checked-in one: otherwise run `npm run api-description` and commit what it writes', () => {
    expect(parse(readFileSync(join(ROOT, FILE), 'utf8'))).toEqual(served);
  });

  const comparison = RELEASE
    ? `takes nothing away from clients of ${RELEASE}`
    : 'is compared with no release, because no tag v* exists';
  it(comparison, () => {
    const missing = RELEASE === null ? [] : takenAway(parse(git('show', `${RELEASE}:${FILE}`) ?? ''), served);
    expect(missing).toEqual([]);
  });
});
