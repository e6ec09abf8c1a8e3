import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Actor } from '../support/actors.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const CHECKED_IN = join(__dirname, '../../../packages/contracts/openapi.json');

/** Builds are compiled against the checked-in document, and describe their calls with it. */
describe('the checked-in description of the API', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());

  it('is the one that the API serves: otherwise run `npm run api-description` and commit what it writes', async () => {
    const served: unknown = (await new Actor(at).get('/api/openapi.json')).json();
    expect(JSON.parse(readFileSync(CHECKED_IN, 'utf8'))).toEqual(served);
  });
});
