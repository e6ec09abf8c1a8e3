import { DatabaseSync } from '@photostructure/sqlite';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { WRITER } from '../../src/database/data-source-names.js';
import { isDatabaseUnavailable } from '../../src/database/database-errors.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** More text than fits into the free space of the pages that the file already has. */
const LARGE = { timeZone: 'UTC', isDemo: false, name: 'x'.repeat(50_000) };

describe('a disk that is full', () => {
  let at: TestApp;
  let writer: DataSource;

  beforeAll(async () => {
    at = await createTestApp();
    writer = at.app.get<DataSource>(getDataSourceToken(WRITER));
  });
  afterAll(() => at.close());

  /** Lets the file grow by some pages at most, as a full disk does. */
  async function limitPages(more: number): Promise<void> {
    const [row] = await writer.query<{ page_count: number }[]>('PRAGMA page_count');
    await writer.query(`PRAGMA max_page_count = ${(row?.page_count ?? 0) + more}`);
  }

  /** As another program sees them. */
  function storedNames(): string[] {
    if (at.database.target.kind !== 'sqlite') throw new Error('This test needs the embedded database.');
    const other = new DatabaseSync(at.database.target.file);
    const rows = other.prepare('SELECT name FROM institutions ORDER BY name').all() as { name: string }[];
    other.close();
    return rows.map(({ name }) => name);
  }

  it('refuses writes, and stores each acknowledged one when there is space again', async () => {
    await limitPages(0);
    for (let tries = 0; tries < 3; tries += 1) {
      const error = await at.write((tx) => tx.insert(InstitutionEntity, LARGE)).catch((failure: unknown) => failure);
      expect(isDatabaseUnavailable(error)).toBe(true);
    }

    await limitPages(10_000);
    await at.write((tx) => tx.insert(InstitutionEntity, { ...LARGE, name: 'first' }));
    expect(storedNames()).toEqual(['first']);
    await at.write((tx) => tx.insert(InstitutionEntity, { ...LARGE, name: 'second' }));
    expect(storedNames()).toEqual(['first', 'second']);
  });

  it('stores acknowledged writes after transactions that SQLite has ended by itself', async () => {
    for (const endsItself of [true, false]) {
      const write = at.write(async (tx) => {
        await tx.insert(InstitutionEntity, { ...LARGE, name: 'never' });
        if (endsItself) await tx.query('ROLLBACK');
        throw new Error('as after a disk error');
      });
      await expect(write).rejects.toThrow('as after a disk error');
    }
    await at.write((tx) => tx.insert(InstitutionEntity, { ...LARGE, name: 'later' }));
    expect(storedNames()).toContain('later');
    expect(storedNames()).not.toContain('never');
  });

  it('refuses a transaction inside one that never ended, because it would be acknowledged and lost', async () => {
    const runner = writer.createQueryRunner();
    await runner.startTransaction();
    await expect(at.write((tx) => tx.insert(InstitutionEntity, LARGE))).rejects.toThrow('still open');
    await runner.rollbackTransaction();
    await at.write((tx) => tx.insert(InstitutionEntity, { ...LARGE, name: 'third' }));
    expect(storedNames()).toContain('third');
  });
});
