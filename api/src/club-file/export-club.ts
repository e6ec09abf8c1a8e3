import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { CommandError } from '../administration/command-error.js';
import { requireInstitution } from '../administration/known-rows.js';
import { isSystemError } from '../backup/age-file.js';
import { sizeText, withWorkFolder } from '../backup/work-folder.js';
import type { AuditArchive } from '../common/audit/audit-archive.js';
import { syncFolder } from '../common/files/append-durably.js';
import { API_VERSION } from '../common/http/api-description.js';
import { recordAdministration } from '../common/security-log/record-event.js';
import { metadataOf, readRows } from '../database/table-rows.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { installationId } from '../modules/installation/index.js';
import { clubColumns, clubTables, toClubRow, type ClubColumn, type ClubRow } from './club-columns.js';
import {
  ARCHIVE_TABLE,
  fileNameOf,
  MANIFEST_NAME,
  newManifest,
  type ClubFile,
  type ClubManifest,
} from './club-manifest.js';
import { CLUB_TABLES } from './club-tables.js';
import { writeZip, type ZipMember } from './zip-file.js';

interface ExportSurroundings {
  unitOfWork: UnitOfWork;
  archive: AuditArchive;
  now: Date;
}

/** The club that is exported, and where from. */
type Origin = Pick<ClubManifest, 'club' | 'installation_id'>;

/** Rows per chunk of a file. */
const CHUNK_ROWS = 500;

/** Exports a club into a new file. The file has its name only once it is whole and on the disk. Yields the lines to print. */
export async function* exportClub(
  { institution, file }: { institution: string; file: string },
  { unitOfWork, archive, now }: ExportSurroundings,
): AsyncGenerator<string> {
  if (existsSync(file)) throw new CommandError(`${file} exists already. Nothing was exported; name a new file.`);
  const origin = await recordExport(unitOfWork, institution, now);
  const folder = dirname(file);
  const files = await withWorkFolder(folder, async (work) => {
    const packed = join(work, 'packed');
    const written = await unitOfWork.readSnapshot((manager) => writeClub(manager, packed, { origin, archive, now }));
    await rename(packed, file);
    await syncFolder(folder);
    return written;
  }).catch((error: unknown) => {
    if (!isSystemError(error)) throw error;
    throw new CommandError(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code}). Nothing was exported.`,
    );
  });

  const rows = files.reduce((sum, each) => sum + each.rows, 0);
  yield `${origin.club.name} is in ${file}: ${files.length} tables with ${rows} rows, ${sizeText((await stat(file)).size)}.`;
  yield 'Passwords, sessions, links, devices, keys, codes, invitations and waiting mails stay behind: an import says what has to be made anew.';
  yield 'The file holds health data and is not encrypted. Delete it when it was imported; after an erasure, export again and delete the older file.';
}

function recordExport(unitOfWork: UnitOfWork, institution: string, now: Date): Promise<Origin> {
  return unitOfWork.write(async (tx) => {
    const { id, name } = await requireInstitution(tx, institution);
    await recordAdministration(tx, 'club export', { institutionId: id }, now);
    return { club: { id, name }, installation_id: await installationId(tx, now) };
  });
}

async function writeClub(
  manager: EntityManager,
  path: string,
  { origin, archive, now }: { origin: Origin; archive: AuditArchive; now: Date },
): Promise<ClubFile[]> {
  const institutionId = origin.club.id;
  const files: ClubFile[] = [];
  const member = (name: string, columns: ClubColumn[], rows: () => AsyncIterable<ClubRow>): ZipMember => ({
    name: fileNameOf(name),
    content: () => noted(rows(), (facts) => files.push({ name: fileNameOf(name), ...facts, columns })),
  });

  const tables = clubTables(manager).map((table) => {
    const { tableName, primaryColumns } = table;
    const where = inKeyOrder(CLUB_TABLES[tableName]?.where ?? '');
    const order = primaryColumns.map(({ databaseName }) => databaseName);
    return member(tableName, clubColumns(table), async function* () {
      for await (const row of readRows(manager, { table: tableName, where, order }, { institutionId }))
        yield toClubRow(table, row);
    });
  });
  const archived = member(ARCHIVE_TABLE, clubColumns(metadataOf(manager, 'audit_log')), () =>
    archive.linesOf(institutionId),
  );
  const manifest = {
    name: MANIFEST_NAME,
    content: async function* () {
      const facts = newManifest({ product: API_VERSION, created_at: now.toISOString(), ...origin, files });
      yield Buffer.from(`${JSON.stringify(facts, null, 1)}\n`);
    },
  };
  await writeZip(path, [...tables, archived, manifest], now);
  return files;
}

/**
 * A condition by which no planner looks rows up: it would find and sort all rows of a club again for each window, of which
 * a table may have thousands. Within CASE the rows are tested one after another, in the order of the key.
 */
const inKeyOrder = (where: string): string => `CASE WHEN ${where} THEN 1 ELSE 0 END = 1`;

/** The lines of rows, some at a time; `note` gets what the manifest says of all of them. */
async function* noted(
  rows: AsyncIterable<ClubRow>,
  note: (facts: Pick<ClubFile, 'rows' | 'bytes' | 'sha256'>) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let count = 0;
  let bytes = 0;
  let lines: string[] = [];
  const chunk = (): Buffer => {
    const packed = Buffer.from(lines.join(''));
    lines = [];
    hash.update(packed);
    bytes += packed.length;
    return packed;
  };
  for await (const row of rows) {
    lines.push(`${JSON.stringify(row)}\n`);
    count += 1;
    if (lines.length === CHUNK_ROWS) yield chunk();
  }
  if (lines.length > 0) yield chunk();
  note({ rows: count, bytes, sha256: hash.digest('hex') });
}
