import Sqlite from 'better-sqlite3';
import { Institution } from '../../src/modules/coaches/index.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Another program on the same file: `npm run coach` beside a running server. */
describe('a write while another program writes', () => {
  let at: TestApp;
  let other: InstanceType<typeof Sqlite>;
  let id = 0;

  beforeAll(async () => {
    at = await createTestApp();
    id = (await build.institution(at)).id;
    if (at.database.target.kind !== 'sqlite') throw new Error('This test needs the embedded database.');
    other = new Sqlite(at.database.target.file);
  });
  afterAll(async () => {
    other.close();
    await at.close();
  });

  it('runs again until the other is done', async () => {
    other.exec('BEGIN IMMEDIATE');
    other.prepare('UPDATE institutions SET time_zone = ?').run('Europe/Rome');
    let runs = 0;
    await at.write(async (tx) => {
      runs += 1;
      if (runs === 3) other.exec('COMMIT');
      await tx.update(Institution, { id }, { name: `run ${runs}` });
    });
    expect(runs).toBe(3);
    expect(await at.read.findOneByOrFail(Institution, { id })).toMatchObject({
      name: 'run 3',
      timeZone: 'Europe/Rome',
    });
  });

  it('runs again when what it read has changed before it wrote', async () => {
    let runs = 0;
    await at.write(async (tx) => {
      runs += 1;
      const { name } = await tx.findOneByOrFail(Institution, { id });
      if (runs === 1) other.prepare('UPDATE institutions SET name = ?').run('changed meanwhile');
      await tx.update(Institution, { id }, { name: `${name}, and then this` });
    });
    expect(runs).toBe(2);
    expect((await at.read.findOneByOrFail(Institution, { id })).name).toBe('changed meanwhile, and then this');
  });
});
