import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import type { EntityManager } from 'typeorm';
import { Institution } from '../../src/modules/coaches/index.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** What a server says when writers meet, for real; the write behind it runs again from its start. */
describe('a write that meets another one', () => {
  let at: TestApp;
  let [first, second] = [0, 0];

  beforeAll(async () => {
    at = await createTestApp();
    [first, second] = [(await build.institution(at)).id, (await build.institution(at)).id];
  });
  afterAll(() => at.close());

  const rename = (tx: EntityManager, id: number, name: string) => tx.update(Institution, { id }, { name });
  const names = async () => (await at.read.find(Institution, { order: { id: 'ASC' } })).map(({ name }) => name);

  it('goes through after a deadlock (1213), and so does the other', async () => {
    let runs = 0;
    // Each waits until the other has its first row, but only once: they meet crosswise, and are then let pass one after the other.
    let arrived = 0;
    const meet = async () => {
      arrived += 1;
      while (arrived < 2) await delay(2);
    };
    const cross = (name: string, here: number, there: number) =>
      at.write(async (tx) => {
        runs += 1;
        await rename(tx, here, name);
        await meet();
        await rename(tx, there, name);
      });
    await Promise.all([cross('one way', first, second), cross('other way', second, first)]);
    expect(runs).toBeGreaterThan(2);
    expect(new Set(await names()).size).toBe(1);
  });

  it('goes through after it waited too long for a lock (1205), with nothing of its first run left', async () => {
    if (at.database.target.kind !== 'mariadb') throw new Error('This test needs a database server.');
    const other = await mysql.createConnection(at.database.target.url.replace(/^mariadb:/, 'mysql:'));
    try {
      await other.query('START TRANSACTION');
      await other.query('UPDATE institutions SET time_zone = ? WHERE id = ?', ['Europe/Rome', second]);
      let runs = 0;
      await at.write(async (tx) => {
        runs += 1;
        await rename(tx, first, `run ${runs}`);
        if (runs === 2) await other.query('COMMIT');
        await rename(tx, second, 'after the wait');
      });
      expect(runs).toBe(2);
      expect(await names()).toEqual(['run 2', 'after the wait']);
    } finally {
      await other.end();
    }
  });

  it.each([1020, 1205, 1213])('goes through after error %i, whatever raised it', async (errno) => {
    let runs = 0;
    await at.write(async (tx) => {
      runs += 1;
      await rename(tx, first, `${errno} run ${runs}`);
      if (runs < 3) await tx.query(`BEGIN NOT ATOMIC SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${errno}; END`);
    });
    expect((await names())[0]).toBe(`${errno} run 3`);
  });

  it('fails at once on what no second run mends', async () => {
    let runs = 0;
    const write = at.write(async (tx) => {
      runs += 1;
      await tx.query("BEGIN NOT ATOMIC SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1366; END");
    });
    await expect(write).rejects.toThrow();
    expect(runs).toBe(1);
  });
});
