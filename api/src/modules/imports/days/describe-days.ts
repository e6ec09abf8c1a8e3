import type { ImportTargetKey } from '@touchline/contracts/import-fields';
import { OWN_MEASURE_KEY } from '@touchline/contracts/measure-rules';
import { In, type EntityManager } from 'typeorm';
import { findReach } from '../../../common/access/coach-reach.js';
import type { Reach } from '../../../common/access/reach.js';
import type { DayRange } from '../../../common/paging/athlete-rows.js';
import { AthleteEntity } from '../../athletes/index.js';
import type { AthleteRow } from '../imported-row.entity.js';
import type { DescribedRow, ImportWrite } from '../plan/file-plan.js';
import { PLACE_FIELDS } from '../plan/match-items.js';
import { findTarget } from '../plan/stored-target.js';
import { findOtherRows } from '../undo/imported-rows.repository.js';
import { deletionCost, restorationCost, writtenOf, type Fields } from '../undo/row-cost.js';
import type { ImportTable, StoredItem } from './import-table.js';

/**
 * What taking back each row would cost. Nothing is shown of a record of a day, or of a measure, that the coach does not reach.
 * Four queries and one for each table.
 */
export async function describeDays(
  manager: EntityManager,
  by: Pick<ImportWrite, 'coach' | 'teamId'>,
  key: ImportTargetKey,
  rows: readonly AthleteRow[],
  tables: readonly ImportTable[],
): Promise<DescribedRow[]> {
  if (rows.length === 0) return [];
  const athleteIds = [...new Set(rows.map(({ athleteId }) => athleteId))];
  const target = await findTarget(manager, by, key, { hasRetired: true });
  const fields: Fields = new Map(target.fields.map((field) => [field.key, field]));
  const reachOf = await findReach(manager, by.coach, athleteIds);
  const known = reachOf('names.read');
  const named = athleteIds.filter((id) => known.spansOf(id).length > 0);
  const athletes = new Map(
    (await manager.findBy(AthleteEntity, { id: In(named) })).map((athlete) => [athlete.id, athlete]),
  );
  const stored = await findStored(manager, reachOf(target.permission), rows, tables);
  const othersOf = await findOtherRows(manager, rows);

  return rows.map((row): DescribedRow => {
    const { kind, recordId, former } = row;
    const athlete = athletes.get(row.athleteId) ?? null;
    const now = stored.get(`${kind} ${recordId}`);
    const keys = Object.keys(row.written).filter((field) => !PLACE_FIELDS.includes(field));
    const isSeen = keys.every((field) => !OWN_MEASURE_KEY.test(field) || fields.has(field));
    if (!now || !isSeen) return { athlete, ...UNSEEN };
    const costed = { ...row, now, later: othersOf(row).later };
    return {
      athlete,
      written: writtenOf(row, fields),
      version: now.version,
      reads: tables.find((table) => table.kind === kind)?.auditKind ?? null,
      ...(former === null ? deletionCost(costed) : restorationCost(costed, fields, { keys })),
    };
  });
}

const UNSEEN: Omit<DescribedRow, 'athlete'> = {
  written: [],
  changedBy: null,
  cost: 'Your team does not see this record any more. A coach whose team sees it can take it back.',
  version: null,
  reads: null,
};

/** Every day: records that somebody has moved to another one are few. */
const EVERY_DAY = { from: '0001-01-01', to: '9999-12-31' };

/**
 * The records that are reached, with the values of all fields that the rows wrote. A query for each table, and one more where
 * records are not on the days of the rows any more.
 */
async function findStored(
  manager: EntityManager,
  reach: Reach,
  rows: readonly AthleteRow[],
  tables: readonly ImportTable[],
): Promise<Map<string, StoredItem>> {
  const stored = new Map<string, StoredItem>();
  for (const table of tables) {
    const find = async (wanted: readonly AthleteRow[], range: DayRange) => {
      if (wanted.length === 0) return;
      const athleteIds = [...new Set(wanted.map(({ athleteId }) => athleteId))];
      const fields = [...new Set(wanted.flatMap(({ written }) => Object.keys(written)))];
      for (const item of await table.find(manager, { reach, athleteIds }, range, fields))
        stored.set(`${table.kind} ${item.id}`, item);
    };
    const ofTable = rows.filter(({ kind }) => kind === table.kind);
    const days = ofTable.flatMap(({ day }) => day ?? []).sort();
    await find(ofTable, { from: days[0] ?? '', to: days.at(-1) ?? '' });
    const missing = ofTable.filter(({ kind, recordId }) => !stored.has(`${kind} ${recordId}`));
    await find(missing, EVERY_DAY);
  }
  return stored;
}
