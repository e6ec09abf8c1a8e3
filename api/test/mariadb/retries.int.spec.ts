import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import type { EntityManager } from 'typeorm';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Real conflicts between writers on a server; `UnitOfWork` runs the write again. */
describe('a write that conflicts with another one', () => {
  let at: TestApp;
  let [first, second] = [0, 0];

  beforeAll(async () => {
    at = await createTestApp();
    [first, second] = [(await build.institution(at)).id, (await build.institution(at)).id];
  });
  afterAll(() => at.close());

  const rename = (tx: EntityManager, id: number, name: string) => tx.update(InstitutionEntity, { id }, { name });
  const names = async () => (await at.read.find(InstitutionEntity, { order: { id: 'ASC' } })).map(({ name }) => name);

  it('succeeds after a deadlock (1213), and so does the other', async () => {
    let runs = 0;
    // On its first run each writer waits until the other has locked its first row, so that they deadlock once.
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

  it('succeeds after a lock wait timeout (1205), without traces of its first run', async () => {
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

  it.each([1020, 1205, 1213])('succeeds after error %i, whatever raised it', async (errno) => {
    let runs = 0;
    await at.write(async (tx) => {
      runs += 1;
      await rename(tx, first, `${errno} run ${runs}`);
      if (runs < 3) await tx.query(`BEGIN NOT ATOMIC SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${errno}; END`);
    });
    expect((await names())[0]).toBe(`${errno} run 3`);
  });

  it('fails at once with an error that a second run cannot solve', async () => {
    let runs = 0;
    const write = at.write(async (tx) => {
      runs += 1;
      await tx.query("BEGIN NOT ATOMIC SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1366; END");
    });
    await expect(write).rejects.toThrow();
    expect(runs).toBe(1);
  });
});
