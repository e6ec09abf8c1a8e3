import type { EntityManager, SelectQueryBuilder, ObjectLiteral } from 'typeorm';
import { notFound, validationFailed } from '../errors/shared.errors.js';

/**
 * The one answer to "which athletes does the app of this institution reach": those of the institution's teams. Works on table names, as
 * `coach-reach` does. What is out of reach reads as unknown. Archived athletes are reached: the app may have been offline when they left, what
 * it brings then belongs to their history, and a coach may write it, too.
 */

/** So many places of a refused batch are named; who mends these learns the next. */
const MOST_NAMED = 20;

/** An athlete as the app names them: by exactly one of the two. */
interface AthleteName {
  athlete_id?: number | undefined;
  external_id?: string | undefined;
}

/** An entry of a batch, and whose it is. */
interface ResolvedEntry<T extends AthleteName> {
  entry: T;
  athleteId: number;
}

/**
 * Each entry with the number of its athlete, in the order they came. Throws "not found", with the places, unless every athlete is reached, and a validation error
 * where an external id is that of two athletes: today's rules allow only one, but a database may be older than the rules. At most two queries.
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
  if (missing.length > 0) throw notFound(missing.slice(0, MOST_NAMED));
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

async function reachedIds(manager: EntityManager, institutionId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await athletesOf(manager, institutionId)
    .andWhere('athlete.id IN (:...ids)', { ids: [...new Set(ids)] })
    .getRawMany<{ id: number }>();
  return new Set(rows.map(({ id }) => id));
}

/** Who of the institution has these external ids; more than one where the data is older than the rule. */
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

/** The athletes of the institution who have this external id, archived or not. */
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
