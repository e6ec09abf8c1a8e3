import type { EntityManager, SelectQueryBuilder, ObjectLiteral } from 'typeorm';
import { notFound, validationFailed } from '../errors/shared.errors.js';

/**
 * The one answer to "which athletes does the app of this institution reach": those of the institution's teams. Works on table names, as
 * `coach-reach` does. What is out of reach reads as unknown. Archived athletes are reached: the app may have been offline when they left, what
 * it brings then belongs to their history, and a coach may write it, too.
 */

/** An athlete as the app names them: by exactly one of the two. */
export interface AthleteName {
  athlete_id?: number | undefined;
  external_id?: string | undefined;
}

/**
 * The athletes' numbers, in the order of their names. Throws "not found" unless every name is reached, and a validation error where an external
 * id is that of two athletes: today's rules allow only one, but a database may be older than the rules. At most two queries.
 */
export async function resolveAthletes(manager: EntityManager, institutionId: number, names: readonly AthleteName[]): Promise<number[]> {
  const reached = await reachedIds(manager, institutionId, names.flatMap(({ athlete_id: id }) => id ?? []));
  const owners = await ownersOf(manager, institutionId, names.flatMap(({ external_id: name }) => name ?? []));
  const found = names.map(({ athlete_id: id, external_id: name }) => (name === undefined ? (id !== undefined && reached.has(id) ? [id] : []) : (owners.get(name) ?? [])));
  if (found.some((ids) => ids.length === 0)) throw notFound();
  const unclear = found.flatMap((ids, at) => (ids.length > 1 ? [{ path: `entries.${at}.external_id`, message: 'External id belongs to more than one athlete: name the athlete by athlete_id.' }] : []));
  if (unclear.length > 0) throw validationFailed(unclear);
  return found.flatMap((ids) => ids);
}

async function reachedIds(manager: EntityManager, institutionId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await athletesOf(manager, institutionId).andWhere('athlete.id IN (:...ids)', { ids: [...new Set(ids)] }).getRawMany<{ id: number }>();
  return new Set(rows.map(({ id }) => id));
}

/** Who of the institution has these external ids; more than one where the data is older than the rule. */
async function ownersOf(manager: EntityManager, institutionId: number, externalIds: readonly string[]): Promise<Map<string, number[]>> {
  const owners = new Map<string, number[]>();
  if (externalIds.length === 0) return owners;
  const query = athletesOf(manager, institutionId).addSelect('athlete.external_id', 'externalId').andWhere('athlete.external_id IN (:...externalIds)', { externalIds: [...new Set(externalIds)] });
  for (const { id, externalId } of await query.getRawMany<{ id: number; externalId: string }>()) owners.set(externalId, [...(owners.get(externalId) ?? []), id]);
  return owners;
}

/** Whether an athlete of the institution other than `exceptAthleteId` has this external id, archived or not. */
export async function isExternalIdTaken(manager: EntityManager, institutionId: number, externalId: string, exceptAthleteId: number | null): Promise<boolean> {
  const owners = (await ownersOf(manager, institutionId, [externalId])).get(externalId) ?? [];
  return owners.some((id) => id !== exceptAthleteId);
}

function athletesOf(manager: EntityManager, institutionId: number): SelectQueryBuilder<ObjectLiteral> {
  return manager
    .createQueryBuilder()
    .select('athlete.id', 'id')
    .from('athletes', 'athlete')
    .innerJoin('teams', 'team', 'team.id = athlete.team_id AND team.institution_id = :institutionId', { institutionId })
    .orderBy('athlete.id');
}
