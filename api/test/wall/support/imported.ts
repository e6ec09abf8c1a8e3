import { GuardianContactEntity } from '../../../src/modules/guardian-contacts/index.js';
import { ImportEntity } from '../../../src/modules/imports/import.entity.js';
import { ImportedRowEntity } from '../../../src/modules/imports/imported-row.entity.js';
import { ImportLayoutEntity } from '../../../src/modules/imports/layouts/import-layout.entity.js';
import { AthleteAliasEntity } from '../../../src/modules/imports/people/athlete-alias.entity.js';
import { LAYOUT_FINGERPRINT } from '../inventory/imports.js';
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

/** A file of the team that has given the athlete the position that is stored. */
export async function importedFile(
  at: TestApp,
  { coach, mark, teamId, athlete }: { coach: { id: number }; mark: string; teamId: number; athlete: { id: number } },
): Promise<number> {
  const file: Omit<ImportEntity, 'id'> & { id?: number } = {
    ...{ teamId, target: 'roster', fileName: `${mark} roster.csv`, fileSha256: '0'.repeat(64), coachId: coach.id },
    ...{ createdAt: at.clock.now(), newRows: 0, changedRows: 1, sameRows: 0, refusedRows: 0 },
    ...{ undoneAt: null, undoneById: null, minorsStated: false },
  };
  await at.write((tx) => tx.insert(ImportEntity, file));
  const row = {
    ...{ importId: file.id ?? 0, kind: 'athlete' as const, recordId: athlete.id, athleteId: athlete.id },
    ...{ day: null, version: 1, rescaled: null },
  };
  const values = { former: { position: `${mark} wing` }, written: { position: `${mark} back` } };
  await at.write((tx) => tx.insert(ImportedRowEntity, { ...row, ...values }));
  const alias = { teamId, athleteId: athlete.id, aliasKey: `${mark} alias`.toLowerCase(), createdAt: at.clock.now() };
  await at.write((tx) => tx.insert(AthleteAliasEntity, alias));
  const column = { heading: `${mark} heading`, group: null, occurrence: 0, field: 'name' };
  const reading = { sheets: [], columns: [column], decimal_sign: null, date_order: null, name_order: null };
  const layout = { teamId, target: 'roster' as const, fingerprint: LAYOUT_FINGERPRINT, reading };
  await at.write((tx) => tx.insert(ImportLayoutEntity, { ...layout, updatedAt: at.clock.now() }));
  return file.id ?? 0;
}
