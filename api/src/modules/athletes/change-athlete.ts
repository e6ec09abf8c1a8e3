import type { ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { EntityManager } from 'typeorm';
import { sortKey } from '../../common/text/keys.js';
import { isChanged, replaceVersion } from '../../common/versioned/versioned-rows.js';
import { Athlete } from './athlete.entity.js';
import { athleteChanged } from './athletes.errors.js';

/** The entry as it is after a change; what the change leaves out stays. Who is archived already stays so since then. */
export function changedAthlete(stored: Athlete, body: ChangeAthleteBody, now: Date): Athlete {
  const name = { firstName: body.first_name ?? stored.firstName, lastName: body.last_name ?? stored.lastName };
  return {
    ...stored,
    ...name,
    sortKey: sortKey(name.lastName, name.firstName),
    position: kept(body.position, stored.position),
    jerseyNumber: kept(body.jersey_number, stored.jerseyNumber),
    dateOfBirth: kept(body.date_of_birth, stored.dateOfBirth),
    weightKg: kept(body.weight_kg, stored.weightKg),
    heightCm: kept(body.height_cm, stored.heightCm),
    teamId: body.team_id ?? stored.teamId,
    archivedAt: archivedSince(stored.archivedAt, body.archived, now),
  };
}

/**
 * Writes the changed entry as the next version over the one that was read; whether there was anything to write. `seen` is the version the coach
 * saw; throws the conflict where another one is stored, RetryWriteError where it changes meanwhile.
 */
export async function saveAthlete(
  tx: EntityManager,
  next: Athlete,
  stored: Athlete,
  seen: number | undefined,
): Promise<boolean> {
  if (seen !== undefined && seen !== stored.version) throw athleteChanged();
  if (!isChanged<Athlete>(next, stored)) return false;
  await replaceVersion<Athlete>(tx, Athlete, { ...next, version: stored.version + 1 }, stored.version);
  return true;
}

/** null empties a field, undefined leaves it. */
function kept<T>(said: T | null | undefined, stored: T | null): T | null {
  return said === undefined ? stored : said;
}

function archivedSince(stored: Date | null, archived: boolean | undefined, now: Date): Date | null {
  if (archived === undefined) return stored;
  return archived ? (stored ?? now) : null;
}
