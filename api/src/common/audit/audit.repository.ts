import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { select, selectExpressions } from '../../database/row-selection.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

const COLUMNS = 'at, id, actor_kind, coach_id, api_key_id, institution_id, athlete_id, kind, action, read_key';
/** Both tables in one statement, because the housekeeper may move a row between two. */
const OF_ATHLETE = ['audit_log', 'audit_entries']
  .map((table) => `SELECT ${COLUMNS} FROM ${table} WHERE athlete_id = :athleteId AND at > :after AND at <= :until`)
  .join(' UNION ALL ');

const ENTRY = select(AuditEntryEntity, 'entry');
const INSTANT_OF = select(AuditEntryEntity, 'entry', ['at']);
const COUNT = selectExpressions<{ count: number | string }>({ count: 'COUNT(*)' });
/** After every entry: the year in which MariaDB's instants end. */
const END = new Date('9999-12-31T00:00:00Z');
const BEGIN = new Date(0);

/** About `atLeast` entries of an athlete after an instant, by instant and id, with all of the last one; fewer at the end. */
export async function findEntriesAfter(
  manager: EntityManager,
  athleteId: number,
  after: Date,
  atLeast: number,
): Promise<AuditEntryEntity[]> {
  const within = { athleteId, after };
  const last = await INSTANT_OF.readOne(
    manager,
    `FROM (${OF_ATHLETE}) entry ORDER BY entry.at LIMIT 1 OFFSET ${atLeast - 1}`,
    { ...within, until: END },
  );
  return ENTRY.read(manager, `FROM (${OF_ATHLETE}) entry ORDER BY entry.at, entry.id`, {
    ...within,
    until: last?.at ?? END,
  });
}

export async function hasEntries(manager: EntityManager, athleteId: number): Promise<boolean> {
  const found = await COUNT.readOne(manager, `FROM (${OF_ATHLETE}) entry`, { athleteId, after: BEGIN, until: END });
  return Number(found?.count) > 0;
}

/** The first entries up to an instant, by instant and id. */
export function findEntriesUntil(manager: EntityManager, until: Date, atMost: number): Promise<AuditEntryEntity[]> {
  return manager.find(AuditEntryEntity, {
    where: { at: LessThanOrEqual(until) },
    order: { at: 'ASC', id: 'ASC' },
    take: atMost,
  });
}

/** How many entries there are up to an instant; `atMost` when there are more. */
export async function countEntriesUntil(manager: EntityManager, until: Date, atMost: number): Promise<number> {
  const entries = `SELECT id FROM audit_log WHERE at <= :until LIMIT ${atMost}`;
  return Number((await COUNT.readOne(manager, `FROM (${entries}) entry`, { until }))?.count);
}
