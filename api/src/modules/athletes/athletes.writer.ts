import type { ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { jerseyText } from '@touchline/contracts/jersey-number';
import type { EntityManager } from 'typeorm';
import { sortKey } from '../../common/text/keys.js';
import { mustWrite } from '../../common/versioned/seen-version.js';
import { isChanged, replaceVersion } from '../../common/versioned/versioned-rows.js';
import { AthleteEntity } from './athlete.entity.js';
import { athleteChanged } from './athletes.errors.js';
import type { ShownAthlete } from './athletes.repository.js';

/**
 * Writes the changes of the body over the athlete as it was read; returns false when the body changes nothing, and
 * nothing is written. Throws the conflict when there is a change and the coach saw another version, RetryWriteError
 * when another write comes in between.
 */
export async function changeAthlete(
  tx: EntityManager,
  stored: ShownAthlete,
  body: ChangeAthleteBody,
  at: ChangeTime,
): Promise<boolean> {
  const next = changedAthlete(stored, body, at);
  const version = { stored: stored.version, seen: body.version, conflictError: athleteChanged };
  if (!mustWrite(isChanged<ShownAthlete>(next, stored), version)) return false;

  await replaceVersion<ShownAthlete>(tx, AthleteEntity, { ...next, version: stored.version + 1 }, stored.version);
  return true;
}

/** When a change is made; `today` is the coach's. */
interface ChangeTime {
  now: Date;
  today: CalendarDate;
}

/** Who is back on the roster within this time was archived by mistake, and has not been away. */
const MISTAKE_MS = 24 * 3_600_000;

/**
 * What the body leaves out keeps the stored value. An athlete belongs to another team from today on, and so does one who
 * comes back.
 */
function changedAthlete(stored: ShownAthlete, body: ChangeAthleteBody, { now, today }: ChangeTime): ShownAthlete {
  const name = { firstName: body.first_name ?? stored.firstName, lastName: body.last_name ?? stored.lastName };
  const teamId = body.team_id ?? stored.teamId;
  const wasAway = stored.archivedAt !== null && now.getTime() - stored.archivedAt.getTime() > MISTAKE_MS;
  const joins = teamId !== stored.teamId || (wasAway && body.archived === false);
  return {
    ...stored,
    ...name,
    sortKey: sortKey(name.lastName, name.firstName),
    position: sentOrStored(body.position, stored.position),
    jerseyNumber: body.jersey_number === undefined ? stored.jerseyNumber : jerseyText(body.jersey_number),
    dateOfBirth: sentOrStored(body.date_of_birth, stored.dateOfBirth),
    weightKg: sentOrStored(body.weight_kg, stored.weightKg),
    heightCm: sentOrStored(body.height_cm, stored.heightCm),
    teamId,
    joinedOn: joins ? today : stored.joinedOn,
    archivedAt: archivedSince(stored.archivedAt, body.archived, now),
  };
}

/** Null clears a field, undefined keeps it. */
function sentOrStored<T>(sent: T | null | undefined, stored: T | null): T | null {
  return sent === undefined ? stored : sent;
}

/** Archiving an archived athlete again keeps the date of the first time. */
function archivedSince(stored: Date | null, archived: boolean | undefined, now: Date): Date | null {
  if (archived === undefined) return stored;
  return archived ? (stored ?? now) : null;
}
