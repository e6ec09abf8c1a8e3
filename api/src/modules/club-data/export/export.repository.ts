import type { EntityManager } from 'typeorm';
import { readerParameters, readTeams } from '../../../common/access/program-reach.js';
import type { DataReader } from '../../../common/auth/reading-program.js';
import { slices } from '../../../common/grouping/slices.js';
import { select, selectExpressions } from '../../../database/row-selection.js';
import { CalendarEventEntity } from '../../calendar/index.js';
import { GuardianContactEntity } from '../../guardian-contacts/index.js';

const EVENT = select(CalendarEventEntity, 'event', ['id', 'title', 'eventTime']);
const GUARDIAN = select(GuardianContactEntity, 'contact', ['athleteId', 'name', 'relation', 'email']);
const TEAM = selectExpressions<{ name: string }>({ name: 'team.name' });

/** The rows with these numbers, by number. */
async function byIds<Row>(
  ids: Iterable<number>,
  read: (ids: number[]) => Promise<Row[]>,
  idOf: (row: Row) => number,
): Promise<Map<number, Row>> {
  const found = new Map<number, Row>();
  for (const some of slices([...new Set(ids)])) for (const row of await read(some)) found.set(idOf(row), row);
  return found;
}

/** The events among these that are the reader's teams' own: of other teams' events neither title nor time is told. */
export const findOwnEvents = (manager: EntityManager, reader: DataReader, eventIds: Iterable<number>) =>
  byIds(
    eventIds,
    (ids) =>
      EVENT.read(
        manager,
        `FROM calendar_events event WHERE event.id IN (:...ids)
          AND (event.team_id IS NULL OR event.team_id IN ${readTeams(reader)})`,
        { ...readerParameters(reader), ids },
      ),
    ({ id }) => id,
  );

/** The first guardian of each athlete in the lists of the club: of several rows the last one stays. */
export const findFirstGuardians = (manager: EntityManager, athleteIds: Iterable<number>) =>
  byIds(
    athleteIds,
    (ids) =>
      GUARDIAN.read(
        manager,
        'FROM guardian_contacts contact WHERE contact.athlete_id IN (:...ids) ORDER BY contact.created_at DESC, contact.id DESC',
        { ids },
      ),
    ({ athleteId }) => athleteId,
  );

export async function findTeamName(manager: EntityManager, teamId: number): Promise<string> {
  return (await TEAM.readOne(manager, 'FROM teams team WHERE team.id = :teamId', { teamId }))?.name ?? '';
}
