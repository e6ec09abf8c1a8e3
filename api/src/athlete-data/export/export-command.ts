import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EntityManager } from 'typeorm';
import { entriesSince } from '../../administration/athlete-audit.js';
import { CommandError } from '../../administration/command-error.js';
import type { AuditArchive } from '../../common/audit/audit-archive.js';
import { ACTION_TEXTS, KIND_TEXTS } from '../../common/audit/audit-texts.js';
import { recordAdministration } from '../../common/security-log/record-event.js';
import type { ExportedRow } from '../../database/table-rows.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import { AthleteEntity } from '../../modules/athletes/index.js';
import { exportedRows, keysOf } from '../athlete-rows.js';
import { athleteSections } from '../athlete-sections.js';
import type { AthleteKeys } from '../athlete-tables.js';
import { exportNames } from './export-names.js';
import { readableInstant } from './export-page.js';
import { ExportWriter, type ExportSection } from './export-writer.js';

interface ExportSurroundings {
  unitOfWork: UnitOfWork;
  archive: AuditArchive;
  now: Date;
}

/** Exports all that is stored about an athlete into a new folder. Throws CommandError; nothing is left there then. */
export async function* exportLines(
  { athleteId, folder }: { athleteId: number; folder: string },
  { unitOfWork, archive, now }: ExportSurroundings,
): AsyncGenerator<string> {
  await recordExport(unitOfWork, athleteId, now);
  const path = createFolder(folder);
  let rows: number;
  try {
    rows = await unitOfWork.readSnapshot((manager) => writeExport(manager, archive, { athleteId, path, now }));
  } catch (error) {
    for (const name of readdirSync(path)) rmSync(resolve(path, name));
    throw error;
  }

  yield `Everything that is stored about athlete ${athleteId} is in ${path}: ${rows} rows.`;
  yield 'index.html is the page to read and print, the .csv files open in a spreadsheet, data.json is complete and for programs.';
  yield 'Read it before you hand it over: notes may name other people. It is not encrypted; delete it when it has been handed over.';
}

async function recordExport(unitOfWork: UnitOfWork, athleteId: number, now: Date): Promise<void> {
  await unitOfWork.write(async (tx) => {
    const athlete = await tx.findOneBy(AthleteEntity, { id: athleteId });
    if (!athlete) throw new CommandError(`There is no athlete with the number ${athleteId}. Nothing was exported.`);
    const { institutionId } = await keysOf(tx, athlete);
    await recordAdministration(tx, 'athlete export', { institutionId, teamId: athlete.teamId, athleteId }, now);
  });
}

function createFolder(folder: string): string {
  const path = resolve(folder);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (readdirSync(path).length === 0) return path;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(`The folder ${path} cannot be written (${code}). Nothing was exported.`);
  }
  throw new CommandError(`The folder ${path} is not empty. Nothing was exported; name a new folder.`);
}

async function writeExport(
  manager: EntityManager,
  archive: AuditArchive,
  { athleteId, path, now }: { athleteId: number; path: string; now: Date },
): Promise<number> {
  const athlete = await manager.findOneBy(AthleteEntity, { id: athleteId });
  if (!athlete) throw new CommandError(`Athlete ${athleteId} was erased in the meantime.`);
  const keys = await keysOf(manager, athlete);
  const names = await exportNames(manager, keys);
  const title = `${athlete.firstName} ${athlete.lastName}`;
  const writer = new ExportWriter(path, names, {
    title,
    paragraphs: [
      `Everything that ${names.institution} has stored in Touchline about ${title} (athlete no. ${athleteId}), as of ${readableInstant(now.toISOString())}. Times are in UTC.`,
      'An empty cell means that nothing was recorded. Figures that pages show, such as averages, are computed from these records and are not stored.',
    ],
    about: { format: 'touchline-athlete', version: 1, exported_at: now.toISOString(), athlete: athleteId },
  });

  try {
    for (const section of athleteSections(manager))
      await writer.section({ ...section, name: section.table }, exportedRows(manager, section, keys));
    await writer.section(AUDIT, auditRows(manager, archive, keys));
    writer.finish();
  } catch (error) {
    writer.close();
    throw error;
  }
  return writer.rows;
}

const AUDIT: ExportSection = {
  name: 'audit_log',
  title: 'Who read and changed health data',
  file: 'audit',
  columns: [
    { name: 'at', text: 'When (UTC). Reads of one kind by one person are recorded once an hour.' },
    { name: 'id', text: 'Number of the entry.' },
    {
      name: 'actor_kind',
      text: 'coach, app: the athletes’ own app, key: a program with a read key, or self: the athlete on their own device.',
    },
    { name: 'coach_id', text: 'The coach; empty: the app, a program, or the athlete.' },
    { name: 'api_key_id', text: 'Number of the key of the app, or of the read key of the program.' },
    { name: 'institution_id', text: 'Number of the club.' },
    { name: 'athlete_id', text: 'Number of the athlete.' },
    { name: 'kind', text: 'Kind of data.' },
    { name: 'action', text: 'What was done.' },
    { name: 'read_key', text: 'Reader, kind and hour of a read.' },
  ],
};

async function* auditRows(
  manager: EntityManager,
  archive: AuditArchive,
  { athleteId }: AthleteKeys,
): AsyncGenerator<ExportedRow> {
  for await (const entry of entriesSince(manager, archive, athleteId, null))
    yield {
      at: entry.at.toISOString(),
      id: entry.id,
      actor_kind: entry.actorKind,
      coach_id: entry.coachId,
      api_key_id: entry.apiKeyId,
      institution_id: entry.institutionId,
      athlete_id: entry.athleteId,
      kind: KIND_TEXTS[entry.kind],
      action: ACTION_TEXTS[entry.action],
      read_key: entry.readKey,
    };
}
