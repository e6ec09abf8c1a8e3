import { emptyAllTables } from '../../src/database/foreign-key-order.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { installationId } from '../../src/modules/installation/index.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

describe('the number of the installation', () => {
  let at: TestApp;
  let beside: TestApp;

  beforeAll(async () => {
    at = await createTestApp();
    beside = await createInstanceBeside(at);
  });
  afterAll(async () => {
    await beside.close();
    await at.close();
  });

  it('is given once, also when two processes ask for the first time at the same moment', async () => {
    const ask = (instance: TestApp) =>
      instance.app.get(UnitOfWork).write((tx) => installationId(tx, instance.clock.now()));
    const [first, ...others] = await Promise.all([at, beside, at, beside].map(ask));
    expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(others).toEqual([first, first, first]);
  });

  it('stays when everything else is deleted', async () => {
    const before = await at.write((tx) => installationId(tx, at.clock.now()));
    await at.write(emptyAllTables);
    expect(await at.write((tx) => installationId(tx, at.clock.now()))).toBe(before);
  });
});
