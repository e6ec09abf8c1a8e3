import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** The other program represents `npm run coach` beside a running server. */
describe('a write while another program writes', () => {
  let at: TestApp;
  let other: DatabaseSyncInstance;
  let id = 0;

  beforeAll(async () => {
    at = await createTestApp();
    id = (await build.institution(at)).id;
    if (at.database.target.kind !== 'sqlite') throw new Error('This test needs the embedded database.');
    other = new DatabaseSync(at.database.target.file);
  });
  afterAll(async () => {
    other.close();
    await at.close();
  });

  it('runs again until the other program is done', async () => {
    other.exec('BEGIN IMMEDIATE');
    other.prepare('UPDATE institutions SET time_zone = ?').run('Europe/Rome');
    let runs = 0;
    await at.write(async (tx) => {
      runs += 1;
      if (runs === 3) other.exec('COMMIT');
      await tx.update(InstitutionEntity, { id }, { name: `run ${runs}` });
    });
    expect(runs).toBe(3);
    expect(await at.read.findOneByOrFail(InstitutionEntity, { id })).toMatchObject({
      name: 'run 3',
      timeZone: 'Europe/Rome',
    });
  });

  it('runs again when a row it has read changes before it writes', async () => {
    let runs = 0;
    await at.write(async (tx) => {
      runs += 1;
      const { name } = await tx.findOneByOrFail(InstitutionEntity, { id });
      if (runs === 1) other.prepare('UPDATE institutions SET name = ?').run('changed meanwhile');
      await tx.update(InstitutionEntity, { id }, { name: `${name}, and then this` });
    });
    expect(runs).toBe(2);
    expect((await at.read.findOneByOrFail(InstitutionEntity, { id })).name).toBe('changed meanwhile, and then this');
  });
});
