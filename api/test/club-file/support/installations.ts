import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { CLUB_TABLES } from '../../../src/club-file/club-tables.js';
import { exportClub } from '../../../src/club-file/export-club.js';
import { importClub } from '../../../src/club-file/import-club.js';
import { AuditArchive } from '../../../src/common/audit/audit-archive.js';
import type { Settings } from '../../../src/config/settings.js';
import { createDatabaseContext } from '../../../src/database-context.js';
import { DatabaseConnection } from '../../../src/database/database-connection.js';
import { metadataOf, readRows } from '../../../src/database/table-rows.js';
import { UnitOfWork } from '../../../src/database/unit-of-work.js';
import { linesOf } from '../../backup/support.js';
import type { TestApp } from '../../support/test-app.js';
import type { TestDatabase } from '../../support/test-database.js';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'touchline-club-'));

/** The settings of a new installation. */
export const newInstallation = ({ settings }: TestApp, { target, owner }: TestDatabase): Settings => ({
  ...settings,
  ...{ database: target, migrationDatabase: owner, dataDir: join(newFolder(), 'data'), backupDir: null },
});

/** Runs on the database of an installation without a server. */
export async function onDatabase<T>(settings: Settings, work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
  const context = await createDatabaseContext(settings.database);
  try {
    await context.get(DatabaseConnection).open();
    return await work(context.get(UnitOfWork));
  } finally {
    await context.close();
  }
}

/** Exports a club and returns the path of its file. */
export async function exported(unitOfWork: UnitOfWork, settings: Settings, institution: string): Promise<string> {
  const file = join(newFolder(), 'club.zip');
  const archive = new AuditArchive(settings.dataDir);
  await linesOf(exportClub({ institution, file }, { unitOfWork, archive, now: new Date() }));
  return file;
}

/** Returns what the import prints. */
export const imported = (settings: Settings, file: string): Promise<string> =>
  linesOf(importClub(settings, file, new Date()));

/** Every row of a club as JSON, by table, without the columns that stay behind and what the commands themselves record. */
export async function clubContent(manager: EntityManager, institutionId: number): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const [table, { where, withheld = {} }] of Object.entries(CLUB_TABLES)) {
    const order = metadataOf(manager, table).primaryColumns.map(({ databaseName }) => databaseName);
    const rows: string[] = [];
    for await (const row of readRows(manager, { table, where, order }, { institutionId }))
      if (!String(row['command']).startsWith('club '))
        rows.push(JSON.stringify(row, (name, value: unknown) => (name in withheld ? undefined : value)));
    content[table] = rows;
  }
  return content;
}

/** The number of rows of any club, by table, where there are some. */
export async function storedRows({ read }: UnitOfWork): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(CLUB_TABLES)) {
    const [row] = await read.query<{ count: string | number }[]>(`SELECT COUNT(*) AS count FROM ${table}`);
    if (Number(row?.count) > 0) counts[table] = Number(row?.count);
  }
  return counts;
}

/** The archived entries of the audit of a club. */
export async function archived({ dataDir }: Settings, institutionId: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of new AuditArchive(dataDir).linesOf(institutionId)) lines.push(JSON.stringify(line));
  return lines;
}
