import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { selectExpressions } from '../../database/row-selection.js';
import { MembershipEntity } from './membership.entity.js';

/**
 * Writes memberships. Every caller holds the lock of the athlete and changes the version of their row, so that of two
 * writers on two nodes one writes again.
 */

/** An athlete's place on a team: what a membership holds beside its days. */
export type Place = Pick<MembershipEntity, 'teamId' | 'jerseyNumber' | 'position'>;

/** The athlete who changes, and the day of the change. */
interface Change {
  athleteId: number;
  today: CalendarDate;
}

/** The first memberships of new athletes. All records from before them belong to them. */
export async function insertFirstMemberships(
  tx: EntityManager,
  joinedOn: CalendarDate,
  places: readonly (Place & Pick<MembershipEntity, 'athleteId'>)[],
): Promise<void> {
  await insert(
    tx,
    ...places.map(({ athleteId, teamId, jerseyNumber, position }) => ({
      ...{ athleteId, teamId, jerseyNumber, position },
      ...{ joinedOn, recordsFrom: null },
    })),
  );
}

/**
 * Moves an athlete to another team from today on: the membership of the former team ends the day before. Somebody who has
 * just left the new team is back on it as if they had stayed, so that a mistaken move keeps the day on which they joined.
 */
export async function moveMembership(tx: EntityManager, change: Change, fromTeamId: number, to: Place): Promise<void> {
  const memberships = await findMemberships(tx, change.athleteId);
  const former = findOpen(memberships, fromTeamId, change.today);
  if (former) await end(tx, former, change.today);
  // One that began today gives the records from before it to the next one.
  const recordsFrom = former && beganOn(former, change.today) ? former.recordsFrom : change.today;
  await begin(tx, memberships, change, { ...to, recordsFrom });
}

/** As `moveMembership`, beside the teams that the athlete has. */
export async function joinFurtherTeam(tx: EntityManager, change: Change, to: Place): Promise<void> {
  await begin(tx, await findMemberships(tx, change.athleteId), change, { ...to, recordsFrom: change.today });
}

/** Ends a membership as `moveMembership` does; one that ends before today stays. */
export async function leaveTeam(tx: EntityManager, { athleteId, today }: Change, teamId: number): Promise<void> {
  const open = findOpen(await findMemberships(tx, athleteId), teamId, today);
  if (open) await end(tx, open, today);
}

/** Takes an athlete from every team. Today is the last day, because the athlete may have trained in the morning. */
export async function endMemberships(tx: EntityManager, { athleteId, today }: Change): Promise<void> {
  for (const { id, joinedOn, lastDay } of await findMemberships(tx, athleteId))
    if (joinedOn !== null && joinedOn > today) await tx.delete(MembershipEntity, { id });
    else if (lastDay === null || lastDay > today) await tx.update(MembershipEntity, { id }, { lastDay: today });
}

/**
 * Brings an athlete back to a team. `wasAway`: false for somebody who was taken from the roster by mistake, and belongs to
 * the team as if they had stayed.
 */
export async function returnToTeam(
  tx: EntityManager,
  { athleteId, today, wasAway }: Change & { wasAway: boolean },
  to: Place,
): Promise<void> {
  const memberships = await findMemberships(tx, athleteId);
  const left = memberships.find(({ teamId, lastDay }) => teamId === to.teamId && hasJustEnded(lastDay, today));
  if (left && !wasAway) return reopen(tx, left, to);

  await insert(tx, { athleteId, ...to, joinedOn: today, recordsFrom: memberships.length === 0 ? null : today });
}

/** A further membership of an athlete, whose earlier records belong to other teams. */
export async function addMembership(
  tx: EntityManager,
  athleteId: number,
  {
    teamId,
    kind,
    joinedOn,
    lastDay,
  }: Pick<MembershipEntity, 'teamId' | 'kind' | 'lastDay'> & { joinedOn: CalendarDate },
): Promise<void> {
  const place = { jerseyNumber: null, position: null };
  await tx.insert(MembershipEntity, { athleteId, teamId, kind, ...place, joinedOn, recordsFrom: joinedOn, lastDay });
}

export async function changeLastDay(tx: EntityManager, id: number, lastDay: CalendarDate | null): Promise<void> {
  await tx.update(MembershipEntity, { id }, { lastDay });
}

export async function removeMembership(tx: EntityManager, id: number): Promise<void> {
  await tx.delete(MembershipEntity, { id });
}

/** Changes jersey number and position on a team. */
export async function changePlace(
  tx: EntityManager,
  { athleteId, today }: Change,
  { teamId, ...place }: Place,
): Promise<void> {
  const own = (await findMemberships(tx, athleteId)).filter((each) => each.teamId === teamId);
  // A planned one comes before the present one.
  const membership = own.find(({ joinedOn }) => joinedOn === null || joinedOn <= today) ?? own[0];
  if (membership) await tx.update(MembershipEntity, { id: membership.id }, place);
}

/** The memberships of an athlete before and after a change that can be taken back. */
export interface ChangedMemberships {
  before: readonly MembershipEntity[];
  after: readonly MembershipEntity[];
}

/**
 * Puts the former memberships in place and returns true, unless somebody has changed their teams or days since. A jersey
 * number or position that was changed since stays.
 */
export async function restoreMemberships(
  tx: EntityManager,
  athleteId: number,
  { before, after }: ChangedMemberships,
): Promise<boolean> {
  const stored = await findMemberships(tx, athleteId);
  const daysOf = (rows: readonly MembershipEntity[]) =>
    JSON.stringify(rows.map(({ jerseyNumber: _, position: __, ...days }) => days));
  if (daysOf(stored) !== daysOf(after)) return false;

  const [latest, ...earlier] = before;
  const [now, then] = [stored[0], after[0]];
  if (!latest || !now || !then) return false;
  const jerseyNumber = now.jerseyNumber === then.jerseyNumber ? latest.jerseyNumber : now.jerseyNumber;
  const position = now.position === then.position ? latest.position : now.position;
  await tx.delete(MembershipEntity, { athleteId });
  await tx.insert(MembershipEntity, [{ ...latest, jerseyNumber, position }, ...earlier]);
  return true;
}

/** All memberships of an athlete, the latest first. */
export async function findMemberships(tx: EntityManager, athleteId: number): Promise<MembershipEntity[]> {
  const rows = await tx.findBy(MembershipEntity, { athleteId });
  const start = ({ joinedOn }: MembershipEntity) => joinedOn ?? '';
  return rows.sort((a, b) => (start(a) === start(b) ? b.id - a.id : start(a) < start(b) ? 1 : -1));
}

async function begin(
  tx: EntityManager,
  memberships: readonly MembershipEntity[],
  { athleteId, today }: Change,
  { recordsFrom, ...to }: Place & Pick<MembershipEntity, 'recordsFrom'>,
): Promise<void> {
  const there = findOpen(memberships, to.teamId, today);
  if (there) return becomeMember(tx, there, to, today);
  const left = memberships.find(({ teamId, lastDay }) => teamId === to.teamId && hasJustEnded(lastDay, today));
  if (left) return reopen(tx, left, to);

  await insert(tx, { athleteId, ...to, joinedOn: today, recordsFrom });
}

const findOpen = (memberships: readonly MembershipEntity[], teamId: number, today: CalendarDate) =>
  memberships.find((membership) => membership.teamId === teamId && isOpen(membership, today));

async function insert(
  tx: EntityManager,
  ...rows: (Place & Pick<MembershipEntity, 'athleteId' | 'joinedOn' | 'recordsFrom'>)[]
): Promise<void> {
  await tx.insert(
    MembershipEntity,
    rows.map((row) => ({ ...row, kind: 'member' as const, lastDay: null })),
  );
}

async function end(tx: EntityManager, membership: MembershipEntity, today: CalendarDate): Promise<void> {
  const { id, joinedOn } = membership;
  const lastDay = await lastDayOf(tx, membership, today);
  if (joinedOn !== null && joinedOn > lastDay) await tx.delete(MembershipEntity, { id });
  else await tx.update(MembershipEntity, { id }, { lastDay });
}

const MARK = selectExpressions<{ eventId: number }>({ eventId: 'mark.event_id' });

/**
 * The last day on a team that an athlete leaves for another one: the day before today. Today for somebody who has a mark
 * at an event of the team today. By table name, because the attendance depends on this module.
 */
async function lastDayOf(
  tx: EntityManager,
  { athleteId, teamId }: Pick<MembershipEntity, 'athleteId' | 'teamId'>,
  today: CalendarDate,
): Promise<CalendarDate> {
  const mark = await MARK.readOne(
    tx,
    `FROM attendance_records mark INNER JOIN calendar_events event ON event.id = mark.event_id
     WHERE mark.athlete_id = :athleteId AND mark.event_date = :today AND event.team_id = :teamId LIMIT 1`,
    { athleteId, teamId, today },
  );
  return mark ? today : addDays(today, -1);
}

/** A guest, or somebody whose membership was planned, is a member of the team from now on. */
async function becomeMember(
  tx: EntityManager,
  { id, joinedOn }: MembershipEntity,
  { jerseyNumber, position }: Place,
  today: CalendarDate,
): Promise<void> {
  const days = joinedOn !== null && joinedOn > today ? { joinedOn: today, recordsFrom: today } : {};
  await tx.update(MembershipEntity, { id }, { kind: 'member', lastDay: null, jerseyNumber, position, ...days });
}

async function reopen(tx: EntityManager, { id }: MembershipEntity, { jerseyNumber, position }: Place): Promise<void> {
  await tx.update(MembershipEntity, { id }, { jerseyNumber, position, lastDay: null });
}

type Days = Pick<MembershipEntity, 'joinedOn' | 'lastDay'>;

const isOpen = ({ lastDay }: Pick<Days, 'lastDay'>, today: CalendarDate): boolean =>
  lastDay === null || lastDay >= today;

const beganOn = ({ joinedOn }: Pick<Days, 'joinedOn'>, today: CalendarDate): boolean => joinedOn === today;

/** Ended within the last days: a coach who notices a mistake on the next morning takes it back. */
const hasJustEnded = (lastDay: CalendarDate | null, today: CalendarDate): boolean =>
  lastDay !== null && lastDay >= addDays(today, -2) && lastDay <= today;
