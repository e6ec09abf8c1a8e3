import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { isOnTeam } from '@touchline/contracts/membership';
import { MEMBERSHIP_AHEAD_DAYS } from '@touchline/contracts/memberships.schema';
import type { ChangeSeasonBody } from '@touchline/contracts/season-changes.schema';
import { In, type EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import type { FieldProblem } from '../../common/errors/api-error.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { DeletedRecordEntity } from '../../common/versioned/deleted-record.entity.js';
import { lockRows } from '../../database/unit-of-work.js';
import { AthleteEntity, followMemberships, replaceAthleteVersion } from '../athletes/index.js';
import {
  findJerseyNumbers,
  findMemberships,
  joinFurtherTeam,
  leaveTeam,
  moveMembership,
  restoreMemberships,
  type MembershipEntity,
} from '../memberships/index.js';
import type { KeptAthlete, KeptContent } from './kept-athletes.repository.js';

type SentAthlete = ChangeSeasonBody['athletes'][number];

/**
 * Changes the teams of the athletes from a day on, and keeps what they were. The caller has checked the reach. Throws
 * problems at the athletes who are not on the team, and the conflict when the coach saw another version of an athlete.
 */
export async function changeSeason(
  tx: EntityManager,
  coach: SignedInCoach,
  teamId: number,
  { first_day: firstDay, athletes: sent }: ChangeSeasonBody,
  now: Date,
): Promise<void> {
  const ids = sent.map(({ athlete_id: id }) => id);
  await lockRows(tx, 'athletes', ids);
  const stored = new Map((await tx.findBy(AthleteEntity, { id: In(ids) })).map((athlete) => [athlete.id, athlete]));
  const memberships = new Map<number, MembershipEntity[]>();
  for (const id of ids) memberships.set(id, await findMemberships(tx, id));
  const problems = [
    ...firstDayProblems(firstDay, coach.today),
    ...sent.flatMap((athlete, at) => {
      const message = problemOf(athlete, teamId, memberships.get(athlete.athlete_id) ?? [], firstDay, coach.today);
      return message === null ? [] : [{ path: `athletes.${at}.athlete_id`, message }];
    }),
  ];
  if (problems.length > 0) throw validationFailed(problems);

  const taken = new Map<number, Set<string>>();
  for (const { team_id: to } of sent)
    if (to !== null && !taken.has(to)) taken.set(to, await findJerseyNumbers(tx, { teamId: to, day: firstDay }));
  for (const one of sent) {
    const athlete = stored.get(one.athlete_id) as AthleteEntity;
    const before = memberships.get(athlete.id) ?? [];
    await replaceAthleteVersion(tx, athlete, one.version);
    await changeTeams(tx, one, { teamId, firstDay, before, taken });
    const after = await findMemberships(tx, athlete.id);
    await followMemberships(tx, { ...athlete, version: athlete.version + 1 }, { today: coach.today, now });
    await keep(tx, athlete.id, now, {
      ...{ teamId, action: one.action, toTeamId: one.team_id, coachId: coach.coachId, firstDay },
      ...{ mainTeamId: athlete.teamId, memberships: { before, after } },
    });
  }
}

interface TeamChange {
  teamId: number;
  firstDay: CalendarDate;
  before: readonly MembershipEntity[];
  /** Jersey numbers by team. */
  taken: ReadonlyMap<number, Set<string>>;
}

async function changeTeams(
  tx: EntityManager,
  { athlete_id: athleteId, action, team_id: to }: SentAthlete,
  { teamId, firstDay, before, taken }: TeamChange,
): Promise<void> {
  const change = { athleteId, today: firstDay };
  if (to === null) return leaveTeam(tx, change, teamId);

  const former = before.find((own) => own.teamId === teamId);
  const there = before.find((own) => own.teamId === to && (own.lastDay === null || own.lastDay >= firstDay));
  const numbers = taken.get(to) as Set<string>;
  const number = former?.jerseyNumber ?? null;
  const isFree = number !== null && !numbers.has(number);
  if (isFree) numbers.add(number);
  const place = {
    teamId: to,
    jerseyNumber: there?.jerseyNumber ?? (isFree ? number : null),
    position: there?.position ?? former?.position ?? null,
  };
  if (action === 'copy') await joinFurtherTeam(tx, change, place);
  else await moveMembership(tx, change, teamId, place);
}

/** A second change of an athlete within the day replaces the first one. */
async function keep(tx: EntityManager, athleteId: number, now: Date, content: KeptContent): Promise<void> {
  const key = { kind: 'season', recordId: athleteId } as const;
  await tx.delete(DeletedRecordEntity, key);
  await tx.insert(DeletedRecordEntity, { ...key, athleteId, content: JSON.stringify(content), deletedAt: now });
}

function firstDayProblems(firstDay: CalendarDate, today: CalendarDate): FieldProblem[] {
  const last = addDays(today, MEMBERSHIP_AHEAD_DAYS);
  return firstDay < today || firstDay > last
    ? [{ path: 'first_day', message: `The first day must be from ${today} to ${last}.` }]
    : [];
}

function problemOf(
  { team_id: to }: SentAthlete,
  teamId: number,
  memberships: readonly MembershipEntity[],
  firstDay: CalendarDate,
  today: CalendarDate,
): string | null {
  if (to === teamId) return 'The athlete is on this team already.';
  const own = memberships.find((membership) => membership.teamId === teamId && isOnTeam(membership, today));
  if (!own) return 'This athlete is not on the team any more.';
  return own.joinedOn !== null && own.joinedOn >= firstDay ? 'This athlete joined today. Move them instead.' : null;
}

/** Gives the athletes their former teams back, and returns the ids of those who were not changed since. */
export async function undoSeason(
  tx: EntityManager,
  changed: readonly KeptAthlete[],
  today: CalendarDate,
): Promise<ReadonlySet<number>> {
  await lockRows(
    tx,
    'athletes',
    changed.map(({ athleteId }) => athleteId),
  );
  const restored = new Set<number>();
  for (const { athleteId, mainTeamId, memberships } of changed) {
    const athlete = await tx.findOneByOrFail(AthleteEntity, { id: athleteId });
    await tx.delete(DeletedRecordEntity, { kind: 'season', recordId: athleteId });
    if (!(await restoreMemberships(tx, athleteId, memberships))) continue;

    // A main team that somebody chose since stays as long as the athlete belongs to it.
    const isOnMain = memberships.before.some((own) => own.teamId === athlete.teamId && isOnTeam(own, today));
    await replaceAthleteVersion(tx, athlete, undefined, {
      ...(isOnMain ? {} : { teamId: mainTeamId }),
      archivedAt: null,
    });
    restored.add(athleteId);
  }
  return restored;
}
