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

  const fail = (tx: EntityManager, errno: number) =>
    tx.query(`BEGIN NOT ATOMIC SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${errno}; END`);

  it.each([1020, 1047, 1205, 1213])('succeeds after error %i from any source', async (errno) => {
    let runs = 0;
    await at.write(async (tx) => {
      runs += 1;
      await rename(tx, first, `${errno} run ${runs}`);
      if (runs < 3) await fail(tx, errno);
    });
    expect((await names())[0]).toBe(`${errno} run 3`);
  });

  it.each([1020, 1047, 1205, 1213])('runs again although its code has caught error %i', async (errno) => {
    let runs = 0;
    await at.write(async (tx) => {
      runs += 1;
      await rename(tx, first, `caught ${errno} run ${runs}`);
      if (runs === 1) await fail(tx, errno).catch(() => undefined);
    });
    expect([runs, (await names())[0]]).toEqual([2, `caught ${errno} run 2`]);
  });

  it('never says saved after a real deadlock that its code has caught', async () => {
    if (at.database.target.kind !== 'mariadb') throw new Error('This test needs a database server.');
    const other = await mysql.createConnection(at.database.target.url.replace(/^mariadb:/, 'mysql:'));
    try {
      let runs = 0;
      await at.write(async (tx) => {
        runs += 1;
        await rename(tx, first, 'written before the deadlock');
        if (runs > 1) return;

        // The other transaction has changed more rows, so that this one is ended.
        await other.query('START TRANSACTION');
        await other.query('INSERT INTO institutions (name, time_zone, is_demo) VALUES (1, 2, 0), (3, 4, 0), (5, 6, 0)');
        await other.query('UPDATE institutions SET name = ? WHERE id = ?', ['other', second]);
        const waiting = other.query('UPDATE institutions SET name = ? WHERE id = ?', ['other', first]);
        await Promise.all([delay(100).then(() => rename(tx, second, 'deadlock').catch(() => undefined)), waiting]);
        await other.query('ROLLBACK');
      });
      expect(runs).toBe(2);
      expect((await names())[0]).toBe('written before the deadlock');
    } finally {
      await other.end();
    }
  });

  it('is refused when its code has caught an error that a second run cannot solve', async () => {
    const before = await names();
    const write = at.write(async (tx) => {
      await rename(tx, first, 'refused');
      await fail(tx, 1366).catch(() => undefined);
    });
    await expect(write).rejects.toMatchObject({ driverError: { errno: 1366 } });
    expect(await names()).toEqual(before);
  });

  it('is stored when its code has caught that a row exists already', async () => {
    await at.write(async (tx) => {
      await rename(tx, first, 'kept');
      const again = { id: second, name: 'again', timeZone: 'UTC', isDemo: false };
      await tx.insert(InstitutionEntity, again).catch(() => undefined);
    });
    expect((await names())[0]).toBe('kept');
  });

  it('fails at once with an error that a second run cannot solve', async () => {
    let runs = 0;
    const write = at.write(async (tx) => {
      runs += 1;
      await fail(tx, 1366);
    });
    await expect(write).rejects.toThrow();
    expect(runs).toBe(1);
  });
});
