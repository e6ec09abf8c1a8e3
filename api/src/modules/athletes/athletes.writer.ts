import type { ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { jerseyText } from '@touchline/contracts/jersey-number';
import type { EntityManager } from 'typeorm';
import { sortKey } from '../../common/text/keys.js';
import { mustWrite } from '../../common/versioned/seen-version.js';
import { isChanged, replaceVersion, type VersionedRow } from '../../common/versioned/versioned-rows.js';
import { changePlace, endMemberships, moveMembership, returnToTeam } from '../memberships/index.js';
import { AthleteEntity } from './athlete.entity.js';
import { athleteChanged } from './athletes.errors.js';
import type { RosterAthlete, ShownAthlete } from './athletes.repository.js';

/**
 * Writes the changes of the body over the athlete as it was read; returns false when the body changes nothing, and
 * nothing is written. Throws the conflict when there is a change and the coach saw another version, RetryWriteError
 * when another write comes in between.
 */
export async function changeAthlete(
  tx: EntityManager,
  { athlete: stored, memberships }: RosterAthlete,
  body: ChangeAthleteBody,
  at: ChangeTime,
): Promise<boolean> {
  const next = changedAthlete(stored, body, at);
  const version = { stored: stored.version, seen: body.version, conflictError: athleteChanged };
  if (!mustWrite(isChanged<ShownAthlete>(next, stored), version)) return false;

  const { joinedOn: _, lastDay: __, jerseyNumber, position, ...person } = next;
  const row = { ...person, version: stored.version + 1 };
  await replaceVersion<typeof row>(tx, AthleteEntity, row, stored.version);
  const placeTeamId = memberships[0]?.teamId ?? stored.teamId;
  await changeMemberships(tx, stored, { ...person, jerseyNumber, position, placeTeamId }, at);
  return true;
}

/** Brings the memberships to what the athlete's row says now. */
async function changeMemberships(
  tx: EntityManager,
  stored: ShownAthlete,
  {
    teamId,
    archivedAt,
    jerseyNumber,
    position,
    placeTeamId,
  }: Omit<ShownAthlete, 'joinedOn' | 'lastDay'> & { placeTeamId: number },
  { now, today }: ChangeTime,
): Promise<void> {
  const change = { athleteId: stored.id, today };
  const place = { teamId, jerseyNumber, position };
  const isBack = stored.archivedAt !== null && archivedAt === null;
  if (isBack) await returnToTeam(tx, { ...change, wasAway: wasAway(stored.archivedAt, now) }, place);
  else if (teamId !== stored.teamId) await moveMembership(tx, change, stored.teamId, place);
  else await changePlace(tx, change, { ...place, teamId: placeTeamId });

  if (archivedAt !== null) await endMemberships(tx, change);
}

/** When a change is made; `today` is the coach's. */
interface ChangeTime {
  now: Date;
  today: CalendarDate;
}

/** An athlete who is back on the roster within this time was archived by mistake. */
const MISTAKE_MS = 24 * 3_600_000;

export const wasAway = (archivedAt: Date | null, now: Date): boolean =>
  archivedAt !== null && now.getTime() - archivedAt.getTime() > MISTAKE_MS;

/** What the body leaves out keeps the stored value. */
function changedAthlete(stored: ShownAthlete, body: ChangeAthleteBody, { now }: ChangeTime): ShownAthlete {
  const name = { firstName: body.first_name ?? stored.firstName, lastName: body.last_name ?? stored.lastName };
  return {
    ...stored,
    ...name,
    sortKey: sortKey(name.lastName, name.firstName),
    position: sentOrStored(body.position, stored.position),
    jerseyNumber: body.jersey_number === undefined ? stored.jerseyNumber : jerseyText(body.jersey_number),
    dateOfBirth: sentOrStored(body.date_of_birth, stored.dateOfBirth),
    weightKg: sentOrStored(body.weight_kg, stored.weightKg),
    heightCm: sentOrStored(body.height_cm, stored.heightCm),
    teamId: body.team_id ?? stored.teamId,
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

/** A change of the athlete's memberships, and of the main team with `teamId`. Throws the conflict of another version. */
export async function replaceAthleteVersion(
  tx: EntityManager,
  { id, version }: Pick<ShownAthlete, 'id' | 'version'>,
  seen: number | undefined,
  main: Partial<Pick<AthleteEntity, 'teamId' | 'archivedAt'>> = {},
): Promise<void> {
  mustWrite(true, { stored: version, seen, conflictError: athleteChanged });
  await replaceVersion<VersionedRow & typeof main>(tx, AthleteEntity, { id, version: version + 1, ...main }, version);
}
