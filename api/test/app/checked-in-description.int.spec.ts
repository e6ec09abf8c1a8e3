import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from '@touchline/release/api-document';
import { takenAway } from '@touchline/release/check-calls';
import { Actor } from '../support/actors.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ROOT = join(__dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as ApiDocument;

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
    expect(read('packages/contracts/openapi.json')).toEqual(served);
  });

  it('takes nothing away from clients of the released API', () => {
    expect(takenAway(read('api/openapi.released.json'), served)).toEqual([]);
  });
});
