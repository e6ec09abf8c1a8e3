import type { EntityManager } from 'typeorm';
import { GuardianContactEntity } from '../../../src/modules/guardian-contacts/index.js';
import { ImportEntity } from '../../../src/modules/imports/import.entity.js';
import { ImportedRowEntity } from '../../../src/modules/imports/imported-row.entity.js';
import { ImportLayoutEntity } from '../../../src/modules/imports/layouts/import-layout.entity.js';
import { AthleteAliasEntity } from '../../../src/modules/imports/people/athlete-alias.entity.js';
import type { WellnessEntryEntity } from '../../../src/modules/wellness/index.js';
import { LAYOUT_FINGERPRINT } from '../inventory/imports.js';
import type { Belongings } from '../inventory/types.js';
import type { TestApp } from '../../support/test-app.js';

/** A guardian of the athlete in the lists of the club. */
export async function contactOf(at: TestApp, mark: string, athleteId: number): Promise<number> {
  const contact: Omit<GuardianContactEntity, 'id'> & { id?: number } = {
    ...{ athleteId, name: `${mark} parent`, relation: `${mark} mother`, email: `${mark}@contact.test` },
    createdAt: at.clock.now(),
  };
  await at.write((tx) => tx.insert(GuardianContactEntity, contact));
  return contact.id ?? 0;
}

const NOT_UNDONE = { undoneAt: null, undoneById: null, minorsStated: false };

interface FileOf {
  coachId: number;
  mark: string;
  teamId: number;
  athleteId: number;
  now: Date;
  fileName?: string;
}

/** A file that has given the athlete the position that is stored, and another name in such files. */
export async function insertFile(
  tx: EntityManager,
  { coachId, mark, teamId, athleteId, now, fileName = 'roster.csv' }: FileOf,
): Promise<Pick<Belongings, 'import' | 'importRow'>> {
  const file: Omit<ImportEntity, 'id'> & { id?: number } = {
    ...{ teamId, target: 'roster', fileName, fileSha256: '0'.repeat(64), coachId },
    ...{ createdAt: now, newRows: 0, changedRows: 1, sameRows: 0, refusedRows: 0 },
    ...NOT_UNDONE,
  };
  await tx.insert(ImportEntity, file);
  const row: Omit<ImportedRowEntity, 'id'> & { id?: number } = {
    ...{ importId: file.id ?? 0, kind: 'athlete', recordId: athleteId, athleteId, day: null, version: 1 },
    ...{ former: { position: `${mark} wing` }, written: { position: `${mark} back` }, rescaled: null },
  };
  await tx.insert(ImportedRowEntity, row);
  const aliasKey = `${mark} alias`.toLowerCase();
  await tx.insert(AthleteAliasEntity, { teamId, athleteId, aliasKey, createdAt: now });
  return { import: file.id ?? 0, importRow: row.id ?? 0 };
}

/** A file of surveys that wrote the entry as it is stored, and its row. */
export async function surveyFile(
  at: TestApp,
  { coach, mark, teamId, entry }: { coach: { id: number }; mark: string; teamId: number; entry: WellnessEntryEntity },
): Promise<Pick<Belongings, 'surveyImport' | 'surveyImportRow'>> {
  const file: Omit<ImportEntity, 'id'> & { id?: number } = {
    ...NOT_UNDONE,
    ...{ teamId, target: 'wellness', fileName: `${mark} surveys.csv`, fileSha256: '0'.repeat(64), coachId: coach.id },
    ...{ createdAt: at.clock.now(), newRows: 1, changedRows: 0, sameRows: 0, refusedRows: 0 },
  };
  const { id: recordId, athleteId, date: day, version } = entry;
  return at.write(async (tx) => {
    await tx.insert(ImportEntity, file);
    const row: Omit<ImportedRowEntity, 'id'> & { id?: number } = {
      ...{ importId: file.id ?? 0, kind: 'wellness', recordId, athleteId, day, version, former: null },
      ...{ written: { 'hooper.stress': entry.stress }, rescaled: { 'hooper.stress': 4 } },
    };
    await tx.insert(ImportedRowEntity, row);
    return { surveyImport: file.id ?? 0, surveyImportRow: row.id ?? 0 };
  });
}

/** As `insertFile`, for a team that has had files with other headings, too. */
export async function importedFile(
  at: TestApp,
  { coach, mark, teamId, athlete }: { coach: { id: number }; mark: string; teamId: number; athlete: { id: number } },
): Promise<Pick<Belongings, 'import' | 'importRow'>> {
  const now = at.clock.now();
  const column = { heading: `${mark} heading`, group: null, occurrence: 0, field: 'name' };
  const reading = { sheets: [], columns: [column], decimal_sign: null, date_order: null, name_order: null };
  const layout = { teamId, target: 'roster' as const, fingerprint: LAYOUT_FINGERPRINT, reading };
  return at.write(async (tx) => {
    await tx.insert(ImportLayoutEntity, { ...layout, updatedAt: now });
    const fileName = `${mark} roster.csv`;
    return insertFile(tx, { coachId: coach.id, mark, teamId, athleteId: athlete.id, now, fileName });
  });
}
