import { importTargetOf } from '@touchline/contracts/import-targets';
import { importValueText, JOINS_TEAM } from '@touchline/contracts/import-fields';
import { In, type EntityManager } from 'typeorm';
import { AthleteEntity } from '../../athletes/index.js';
import type { AthleteRow, ImportedRowEntity } from '../imported-row.entity.js';
import type { DescribedRow, ImportWrite } from '../plan/file-plan.js';
import { findOtherRows } from '../undo/imported-rows.repository.js';
import { deletionCost, restorationCost, type CostedRow, type Fields, type RowCost } from '../undo/row-cost.js';
import { findAttachedRecords } from './attached-records.js';
import { contactOf, guardianValues } from './guardian-values.js';
import { isFurtherContact } from './guardian-contacts.writer.js';
import type { RosterCandidate } from './roster-plan.js';
import { findRosterCandidates } from './roster.repository.js';
import { GUARDIAN_FIELDS } from './roster-rows.js';

const FIELDS: Fields = new Map(importTargetOf('roster', []).fields.map((field) => [field.key, field]));

/**
 * What taking back each row of a roster would cost. Six queries, and those of `findAttachedRecords` for athletes whom the file
 * created.
 */
export async function describeRoster(
  manager: EntityManager,
  { coach, teamId }: Pick<ImportWrite, 'coach' | 'teamId'>,
  rows: readonly AthleteRow[],
): Promise<DescribedRow[]> {
  const ids = new Set(rows.map(({ athleteId }) => athleteId));
  const own = await findRosterCandidates(manager, coach, teamId, ({ id }) => ids.has(id));
  const candidates = new Map(own.map((one) => [one.id, one]));
  const createdIds = rows.flatMap(({ former, athleteId }) => (former === null ? [athleteId] : []));
  const attached = await findAttachedRecords(manager, createdIds);
  const athletes = await manager.find(AthleteEntity, {
    select: { id: true, version: true },
    where: { id: In([...ids]) },
  });
  const versions = new Map(athletes.map(({ id, version }) => [id, version]));
  const othersOf = await findOtherRows(manager, rows);

  return rows.map((row): DescribedRow => {
    const athlete = candidates.get(row.athleteId);
    if (!athlete) return UNSEEN;
    const now = { version: versions.get(row.athleteId) ?? 0, values: valuesOf(athlete, row) };
    const costed = { ...row, now, later: othersOf(row).later };
    const records = row.former === null ? attached.get(row.athleteId) : undefined;
    return {
      athlete,
      written: writtenOf(row),
      reads: 'profile',
      ...(records === undefined
        ? { version: now.version, ...(row.former === null ? deletionCost(costed) : changeCost(costed, athlete)) }
        : { version: null, changedBy: 'edit', cost: attachedText(records) }),
    };
  });
}

const UNSEEN: DescribedRow = {
  athlete: null,
  written: [],
  changedBy: null,
  cost: 'This athlete is in a team by now that you do not see.',
  version: null,
  reads: null,
};

const attachedText = (records: string): string =>
  `This would go with the athlete: ${records}. Archive the athlete on the roster instead.`;

const writtenOf = ({ written }: ImportedRowEntity): DescribedRow['written'] =>
  Object.entries(written).flatMap(([field, value]) => {
    if (value === null) return [];
    return [{ label: FIELDS.get(field)?.label ?? JOINED_LABEL, value: importValueText(FIELDS.get(field), value) }];
  });

/** Of `JOINS_TEAM`, which is no field of the target. */
const JOINED_LABEL = 'Team';

const valuesOf = ({ values, contacts }: RosterCandidate, { written }: ImportedRowEntity) => ({
  ...values,
  ...guardianValues(contactOf(contacts, written)),
});

/** As `undoRoster` takes it back: a contact that is gone stays gone, and one that the file brought is deleted. */
function changeCost(row: CostedRow, { isMember, contacts }: RosterCandidate): RowCost {
  const { former, written } = row;
  const contact = contactOf(contacts, written);
  const isFurther = contact !== null && isFurtherContact({ former: former ?? {}, written });
  const hasGuardian = contact !== null && !isFurther;
  const keys = Object.keys(written).filter(
    (field) => FIELDS.has(field) && (hasGuardian || !GUARDIAN_FIELDS.some((guardian) => guardian === field)),
  );
  const more = [
    ...(isFurther ? [`Deletes the guardian “${contact.name}”.`] : []),
    ...(JOINS_TEAM in written && isMember ? ['Takes this athlete off the team.'] : []),
  ];
  return restorationCost(row, FIELDS, { keys, more });
}
