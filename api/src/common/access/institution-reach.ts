import type { EntityManager, SelectQueryBuilder, ObjectLiteral } from 'typeorm';
import { selectExpressions } from '../../database/row-selection.js';
import { notFound, validationFailed } from '../errors/shared.errors.js';

/**
 * The only place that decides which athletes the app of an institution may reach: those of the institution's teams. The
 * queries name tables, as in `coach-reach`. Athletes out of reach are answered like unknown ones. Archived athletes are
 * reached: the app may have been offline when they left, and its entries then belong to their history, which a coach
 * may write too.
 */

/** Highest number of entries that the refusal of a batch names. */
const MAX_NAMED_ENTRIES = 20;

/** An athlete as the app names them: by exactly one of the two fields. */
interface AthleteName {
  athlete_id?: number | undefined;
  external_id?: string | undefined;
}

/** An entry of a batch with the number of its athlete. */
interface ResolvedEntry<T extends AthleteName> {
  entry: T;
  athleteId: number;
}

/**
 * Returns each entry with the number of its athlete, in the order of the batch. Throws "not found" with the positions
 * of the entries unless every athlete is reached, and a validation error if two athletes share an external id, as those
 * without an institution of their own may. Runs at most two queries.
 */
export async function resolveAthletes<T extends AthleteName>(
  manager: EntityManager,
  institutionId: number,
  entries: readonly T[],
): Promise<ResolvedEntry<T>[]> {
  const reached = await reachedIds(
    manager,
    institutionId,
    entries.flatMap(({ athlete_id: id }) => id ?? []),
  );
  const owners = await ownersOf(
    manager,
    institutionId,
    entries.flatMap(({ external_id: name }) => name ?? []),
  );
  const found = entries.map(({ athlete_id: id, external_id: name }) =>
    name === undefined ? (id !== undefined && reached.has(id) ? [id] : []) : (owners.get(name) ?? []),
  );
  const missing = entries.flatMap(({ external_id: name }, at) =>
    found[at]?.length === 0 ? [`entries.${at}.${name === undefined ? 'athlete_id' : 'external_id'}`] : [],
  );
  if (missing.length > 0) throw notFound(missing.slice(0, MAX_NAMED_ENTRIES));
  const unclear = found.flatMap((ids, at) =>
    ids.length > 1
      ? [
          {
            path: `entries.${at}.external_id`,
            message: 'External id belongs to more than one athlete: name the athlete by athlete_id.',
          },
        ]
      : [],
  );
  if (unclear.length > 0) throw validationFailed(unclear);
  return entries.flatMap((entry, at) => (found[at] ?? []).map((athleteId) => ({ entry, athleteId })));
}

/**
 * Checks the events that a batch names. Throws "not found" with the positions of those that the institution does not
 * have, and a validation error for an event that is neither the athlete's nor that of a team of the athlete, now or before. Runs at most
 * two queries.
 */
export async function requireEventsOf(
  manager: EntityManager,
  institutionId: number,
  entries: readonly { athleteId: number; eventId: number | null }[],
): Promise<void> {
  const named = entries.flatMap(({ athleteId, eventId }, at) => (eventId === null ? [] : [{ athleteId, eventId, at }]));
  if (named.length === 0) return;
  const owners = new Map(
    (
      await eventsOf(manager, institutionId)
        .andWhere('event.id IN (:...ids)', { ids: [...new Set(named.map(({ eventId }) => eventId))] })
        .getRawMany<{ id: number; teamId: number | null; athleteId: number | null }>()
    ).map((event) => [event.id, event]),
  );
  const missing = named.flatMap(({ eventId, at }) => (owners.has(eventId) ? [] : [`entries.${at}.event_id`]));
  if (missing.length > 0) throw notFound(missing.slice(0, MAX_NAMED_ENTRIES));

  const memberships = await MEMBERSHIP.read(
    manager,
    'FROM memberships membership WHERE membership.athlete_id IN (:...ids)',
    { ids: [...new Set(named.map(({ athleteId }) => athleteId))] },
  );
  const teams = new Set(memberships.map(({ athleteId, teamId }) => `${athleteId}/${teamId}`));
  const foreign = named.filter(({ athleteId, eventId }) => {
    const event = owners.get(eventId);
    return event?.athleteId !== athleteId && !teams.has(`${athleteId}/${event?.teamId}`);
  });
  if (foreign.length > 0)
    throw validationFailed(
      foreign.slice(0, MAX_NAMED_ENTRIES).map(({ at }) => ({
        path: `entries.${at}.event_id`,
        message: 'Event id must be that of an event of the athlete or of a team of the athlete.',
      })),
    );
}

const MEMBERSHIP = selectExpressions<{ athleteId: number; teamId: number }>({
  athleteId: 'membership.athlete_id',
  teamId: 'membership.team_id',
});

function eventsOf(manager: EntityManager, institutionId: number): SelectQueryBuilder<ObjectLiteral> {
  return manager
    .createQueryBuilder()
    .select('event.id', 'id')
    .addSelect('event.team_id', 'teamId')
    .addSelect('event.athlete_id', 'athleteId')
    .from('calendar_events', 'event')
    .leftJoin('athletes', 'owner', 'owner.id = event.athlete_id')
    .innerJoin('teams', 'team', 'team.id = COALESCE(event.team_id, owner.team_id)')
    .where('team.institution_id = :institutionId', { institutionId });
}

async function reachedIds(manager: EntityManager, institutionId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await athletesOf(manager, institutionId)
    .andWhere('athlete.id IN (:...ids)', { ids: [...new Set(ids)] })
    .getRawMany<{ id: number }>();
  return new Set(rows.map(({ id }) => id));
}

/** Athletes of the institution by external id. An id has more than one only among athletes without an institution of their own. */
async function ownersOf(
  manager: EntityManager,
  institutionId: number,
  externalIds: readonly string[],
): Promise<Map<string, number[]>> {
  const owners = new Map<string, number[]>();
  if (externalIds.length === 0) return owners;
  const query = athletesOf(manager, institutionId)
    .addSelect('athlete.external_id', 'externalId')
    .andWhere('athlete.external_id IN (:...externalIds)', { externalIds: [...new Set(externalIds)] });
  for (const { id, externalId } of await query.getRawMany<{ id: number; externalId: string }>())
    owners.set(externalId, [...(owners.get(externalId) ?? []), id]);
  return owners;
}

/** The athletes of the institution with this external id, archived or not. */
export async function findByExternalId(
  manager: EntityManager,
  institutionId: number,
  externalId: string,
): Promise<number[]> {
  return (await ownersOf(manager, institutionId, [externalId])).get(externalId) ?? [];
}

function athletesOf(manager: EntityManager, institutionId: number): SelectQueryBuilder<ObjectLiteral> {
  return manager
    .createQueryBuilder()
    .select('athlete.id', 'id')
    .from('athletes', 'athlete')
    .innerJoin('teams', 'team', 'team.id = athlete.team_id AND team.institution_id = :institutionId', { institutionId })
    .orderBy('athlete.id');
}
