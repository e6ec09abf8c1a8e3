import { MeasurementEntity } from '../../src/modules/measurements/index.js';
import { MeasureEntity } from '../../src/modules/measures/index.js';
import { EXTRA_QUESTIONS_DEFAULT } from '@touchline/contracts/survey-rules';
import { GUARDIAN_AGE_DEFAULT, SEASON_ENDS_DEFAULT } from '@touchline/contracts/athlete-access-rules';
import {
  CARRIED_DAYS_DEFAULT,
  LATE_MARKS_DEFAULT,
  OTHER_TEAMS_SESSIONS_DEFAULT,
} from '@touchline/contracts/club-rules';
import { randomUUID } from 'node:crypto';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { hashToken, newToken } from '../../src/common/auth/secret-token.js';
import { matchKey, sortKey } from '../../src/common/text/keys.js';
import { AthleteRequestEntity } from '../../src/modules/athlete-rights/index.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceClosingEntity, AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { AthleteAvailabilityEntity } from '../../src/modules/availability/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { CoachEntity, hashPassword, InstitutionEntity } from '../../src/modules/coaches/index.js';
import { PasswordResetEntity } from '../../src/modules/coaches/passwords/password-reset.entity.js';
import { ExerciseVideoEntity } from '../../src/modules/exercise-library/exercise-video.entity.js';
import { endMemberships, MembershipEntity, moveMembership } from '../../src/modules/memberships/index.js';
import { PerformanceTestEntity } from '../../src/modules/performance-tests/index.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import { StaffInvitationEntity } from '../../src/modules/staff/index.js';
import { SquadDecisionEntity } from '../../src/modules/squad/index.js';
import { TeamEntity, TeamStaffEntity } from '../../src/modules/teams/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { ScheduledWorkoutEntity, ScheduledWorkoutLineEntity } from '../../src/modules/workout-calendar/index.js';
import { WorkoutEntity, WorkoutLineEntity } from '../../src/modules/workout-library/index.js';
import { numberInOrder, type PlannedLine } from '../../src/modules/workout-library/plans/workout-plan.js';
import type { TestApp } from './test-app.js';

export const PASSWORD = 'Correct#1horse';
let hash: Promise<string> | undefined;
let serial = 0;

const CLUB_RULES = {
  seasonEnds: SEASON_ENDS_DEFAULT,
  guardianAge: GUARDIAN_AGE_DEFAULT,
  carriedDays: CARRIED_DAYS_DEFAULT,
  otherTeamsSessions: OTHER_TEAMS_SESSIONS_DEFAULT,
  extraQuestions: EXTRA_QUESTIONS_DEFAULT,
  lateMarks: LATE_MARKS_DEFAULT,
  settingsVersion: 1,
};

/** Creates rows with sensible values; each factory takes the values that matter to the test. */

export async function institution(at: TestApp, partial: Partial<InstitutionEntity> = {}): Promise<InstitutionEntity> {
  const named = { name: `Institution ${++serial}`, timeZone: 'UTC' };
  return insert(at, InstitutionEntity, { ...named, isDemo: false, ...CLUB_RULES, ...partial });
}

export async function coach(
  at: TestApp,
  partial: Partial<CoachEntity> & { institutionId: number },
): Promise<CoachEntity> {
  const email = partial.email ?? `coach${++serial}@club.test`;
  hash ??= hashPassword(PASSWORD);
  return insert(at, CoachEntity, {
    name: 'Kim Coach',
    email,
    emailKey: matchKey(email),
    phone: null,
    role: 'Coach',
    avatar: null,
    passwordHash: await hash,
    disabledAt: null,
    ...partial,
  });
}

export async function team(at: TestApp, staff: CoachEntity, partial: Partial<TeamEntity> = {}): Promise<TeamEntity> {
  const name = partial.name ?? `Team ${++serial}`;
  const row = await insert(at, TeamEntity, {
    institutionId: staff.institutionId,
    sport: 'Soccer (W)',
    name,
    nameKey: matchKey(name),
    registrationCode: null,
    codeExpiresAt: null,
    ...partial,
  });
  await at.write((tx) => tx.insert(TeamStaffEntity, { teamId: row.id, coachId: staff.id, role: 'head_coach' }));
  return row;
}

/** An invitation to the staff of a team, valid for three days, with the token of its link. */
export async function invitation(
  at: TestApp,
  partial: Partial<StaffInvitationEntity> & Pick<StaffInvitationEntity, 'teamId' | 'invitedById'>,
): Promise<StaffInvitationEntity & { token: string }> {
  const token = newToken();
  const email = partial.email ?? `invited${++serial}@club.test`;
  const now = at.clock.now();
  const row = await insert(at, StaffInvitationEntity, {
    email,
    emailKey: matchKey(email),
    name: null,
    role: 'coach',
    tokenSha256: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 72 * 3_600_000),
    ...partial,
  });
  return { ...row, token };
}

/** A link to set a new password, valid for an hour. */
export async function passwordReset(at: TestApp, { coachId }: { coachId: number }): Promise<void> {
  const now = at.clock.now();
  await at.write((tx) =>
    tx.insert(PasswordResetEntity, {
      tokenSha256: `token ${++serial}`,
      coachId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    }),
  );
}

/** Makes a coach staff of a team. */
export async function staff(at: TestApp, row: Omit<TeamStaffEntity, 'role'> & Partial<TeamStaffEntity>): Promise<void> {
  await at.write((tx) => tx.insert(TeamStaffEntity, { role: 'head_coach', ...row }));
}

export async function measure(
  at: TestApp,
  partial: Partial<MeasureEntity> & Pick<MeasureEntity, 'institutionId' | 'measureKey' | 'definition'>,
): Promise<MeasureEntity> {
  const now = at.clock.now();
  const first = { measureVersion: 1, validFrom: null, isRetired: false, version: 1, createdAt: now, updatedAt: now };
  return insert(at, MeasureEntity, { ...first, ...partial });
}

export async function measurement(
  at: TestApp,
  partial: Partial<MeasurementEntity> & Pick<MeasurementEntity, 'athleteId' | 'day'>,
): Promise<MeasurementEntity> {
  const now = at.clock.now();
  const place = { measureKey: 'own.1', measureVersion: 1, side: 'none' as const, trial: 1, eventId: 0 };
  const first = { value: 9, source: 'coach' as const, version: 1, createdAt: now, updatedAt: now };
  return insert(at, MeasurementEntity, { ...place, ...first, ...partial });
}

/** What a test says of an athlete and of the membership of the main team. */
type BuiltAthlete = Partial<AthleteEntity> &
  Partial<Pick<MembershipEntity, 'joinedOn' | 'lastDay' | 'jerseyNumber' | 'position'>> & { teamId: number };

/** An athlete on a team; with `archivedAt` one who left it on that day. */
export async function athlete(
  at: TestApp,
  { joinedOn = null, lastDay, jerseyNumber = '7', position = 'Midfielder', ...partial }: BuiltAthlete,
): Promise<AthleteEntity> {
  const { firstName, lastName } = { firstName: 'Ada', lastName: `Athlete ${++serial}`, ...partial };
  const person = { firstName, lastName, sortKey: sortKey(lastName, firstName), email: null, emailKey: null };
  const body = {
    dateOfBirth: '2004-02-29',
    weightKg: 61.5,
    heightCm: 170,
    externalId: null,
    version: 1,
    archivedAt: null,
    institutionId: null,
    rosterNumber: null,
  };
  const row = await insert(at, AthleteEntity, { ...person, ...body, ...partial });
  const { archivedAt } = row;
  const left = archivedAt === null ? null : archivedAt.toISOString().slice(0, 10);
  const days = { joinedOn, lastDay: lastDay === undefined ? left : lastDay };
  await membership(at, { athleteId: row.id, teamId: row.teamId, jerseyNumber, position, ...days });
  return row;
}

/** A further membership of an athlete; without `recordsFrom` with all records from before it. */
export async function membership(
  at: TestApp,
  partial: Partial<MembershipEntity> & Pick<MembershipEntity, 'athleteId' | 'teamId'>,
): Promise<MembershipEntity> {
  const days = { joinedOn: null, recordsFrom: null, lastDay: null };
  return insert(at, MembershipEntity, { kind: 'member', ...days, jerseyNumber: null, position: null, ...partial });
}

/** Moves an athlete to another team: from `day` on they belong to it. */
export async function move(at: TestApp, athleteId: number, toTeamId: number, day: string): Promise<void> {
  await at.write(async (tx) => {
    const { teamId } = await tx.findOneByOrFail(AthleteEntity, { id: athleteId });
    const place = { teamId: toTeamId, jerseyNumber: '7', position: 'Midfielder' };
    await moveMembership(tx, { athleteId, today: day }, teamId, place);
    await tx.update(AthleteEntity, { id: athleteId }, { teamId: toTeamId });
  });
}

/** Takes an athlete from the roster on `day`. */
export async function archive(at: TestApp, athleteId: number, day: string): Promise<void> {
  await at.write(async (tx) => {
    await endMemberships(tx, { athleteId, today: day });
    await tx.update(AthleteEntity, { id: athleteId }, { archivedAt: new Date(`${day}T10:00:00Z`) });
  });
}

/** An athlete who waits to be accepted. */
export async function pending(
  at: TestApp,
  partial: Partial<PendingAthleteEntity> & { teamId: number },
): Promise<PendingAthleteEntity> {
  const { email } = { email: `pending${++serial}@athletes.test`, ...partial };
  const person = {
    firstName: 'Pia',
    lastName: `Pending ${serial}`,
    email,
    emailKey: matchKey(email),
    position: 'Winger',
  };
  const figures = { dateOfBirth: null, jerseyNumber: null, weightKg: null, heightCm: null, externalId: null };
  return insert(at, PendingAthleteEntity, {
    status: 'pending',
    pendingKey: `key-${serial}`,
    ...person,
    ...figures,
    createdAt: at.clock.now(),
    handledAt: null,
    athleteId: null,
    ...partial,
  });
}

export async function entry(
  at: TestApp,
  partial: Partial<WellnessEntryEntity> & { athleteId: number; date: string },
): Promise<WellnessEntryEntity> {
  const ratings = { sleepQuality: 3, fatigue: 5, muscleSoreness: 4, stress: 2 };
  const injury = { injuryRecorded: false, injuryBodyPart: null, injurySeverity: null };
  const now = at.clock.now();
  return insert(at, WellnessEntryEntity, {
    ...ratings,
    ...injury,
    answeredAt: null,
    version: 1,
    athleteVersion: null,
    createdAt: now,
    updatedAt: now,
    ...partial,
  });
}

/** An event of a team, or of an athlete when one is given. */
export async function event(
  at: TestApp,
  partial: Partial<CalendarEventEntity> & ({ teamId: number } | { athleteId: number }) & { date: string },
): Promise<CalendarEventEntity> {
  const now = at.clock.now();
  const owner = { teamId: null, athleteId: null };
  const plan = {
    eventTime: '17:30',
    durationMin: 60,
    plannedRpe: null,
    title: 'Practice',
    type: 'practice',
    notes: null,
    attendanceTaken: true,
    workoutUid: null,
    seriesId: null,
  } as const;
  return insert(at, CalendarEventEntity, { ...owner, ...plan, version: 1, createdAt: now, updatedAt: now, ...partial });
}

export function closing(
  at: TestApp,
  partial: Partial<AttendanceClosingEntity> & { eventId: number; coachId: number; closeId: string },
): Promise<AttendanceClosingEntity> {
  return insert(at, AttendanceClosingEntity, { marked: 1, closedAt: at.clock.now(), ...partial });
}

export async function attendance(
  at: TestApp,
  partial: Partial<AttendanceRecordEntity> & { eventId: number; athleteId: number },
): Promise<AttendanceRecordEntity> {
  const now = at.clock.now();
  const { date } = await at.read.findOneByOrFail(CalendarEventEntity, { id: partial.eventId });
  return insert(at, AttendanceRecordEntity, {
    eventDate: date,
    status: 'present',
    closeId: null,
    createdAt: now,
    updatedAt: now,
    ...partial,
  });
}

export async function session(
  at: TestApp,
  partial: Partial<TrainingSessionEntity> & { athleteId: number; date: string },
): Promise<TrainingSessionEntity> {
  const now = at.clock.now();
  return insert(at, TrainingSessionEntity, {
    rpe: 5,
    durationMin: 60,
    externalId: null,
    eventId: null,
    version: 1,
    athleteVersion: null,
    createdAt: now,
    updatedAt: now,
    ...partial,
  });
}

export async function performanceTest(
  at: TestApp,
  partial: Partial<PerformanceTestEntity> & { athleteId: number; recordedAt: string },
): Promise<PerformanceTestEntity> {
  const now = at.clock.now();
  return insert(at, PerformanceTestEntity, {
    kind: 'grip',
    value: 40,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...partial,
  });
}

/** The staff's word about an athlete: out with the ankle since today, by default. */
export async function availability(
  at: TestApp,
  partial: Partial<AthleteAvailabilityEntity> & { athleteId: number },
): Promise<AthleteAvailabilityEntity> {
  const now = at.clock.now();
  const today = now.toISOString().slice(0, 10);
  return insert(at, AthleteAvailabilityEntity, {
    sequence: 1,
    status: 'out',
    bodyPart: 'Ankle',
    note: null,
    fromDay: today,
    untilDay: null,
    coachId: null,
    recordedOn: today,
    createdAt: now,
    ...partial,
  });
}

/** What an athlete asked of the club; for a correction, and open, by default. */
export async function athleteRequest(
  at: TestApp,
  partial: Partial<AthleteRequestEntity> & { athleteId: number },
): Promise<AthleteRequestEntity> {
  const kind = partial.kind ?? 'correction';
  return insert(at, AthleteRequestEntity, {
    kind,
    openKind: kind,
    text: 'On Monday I was at practice.',
    askedAt: at.clock.now(),
    doneAt: null,
    coachId: null,
    answer: null,
    keySha256: null,
    callSha256: null,
    ...partial,
  });
}

/** A decision about an athlete, open and for today by default. */
export async function decision(
  at: TestApp,
  partial: Partial<SquadDecisionEntity> & { athleteId: number; coachId: number },
): Promise<SquadDecisionEntity> {
  const now = at.clock.now();
  const today = now.toISOString().slice(0, 10);
  return insert(at, SquadDecisionEntity, {
    openAthleteId: partial.athleteId,
    kind: 'monitor',
    note: null,
    messageToAthlete: null,
    madeOn: today,
    untilDay: today,
    endedOn: null,
    endedById: null,
    createdAt: now,
    takenBackAt: null,
    ...partial,
  });
}

/** A library workout with these lines; without lines by default. */
/** The video of an exercise, in place of the one that the institution has given it before. */
export async function exerciseVideo(
  at: TestApp,
  partial: Pick<ExerciseVideoEntity, 'institutionId' | 'exerciseId' | 'videoUrl'> & Partial<ExerciseVideoEntity>,
): Promise<ExerciseVideoEntity> {
  const { institutionId, exerciseId } = partial;
  const now = at.clock.now();
  await at.write((tx) => tx.delete(ExerciseVideoEntity, { institutionId, exerciseId }));
  return insert(at, ExerciseVideoEntity, { version: 1, createdAt: now, updatedAt: now, ...partial });
}

export async function workout(
  at: TestApp,
  { rows = [], ...partial }: Partial<WorkoutEntity> & { institutionId: number; rows?: readonly PlannedLine[] },
): Promise<WorkoutEntity> {
  const now = at.clock.now();
  const row = await insert(at, WorkoutEntity, {
    name: `Workout ${++serial}`,
    type: 'Strength',
    difficulty: 'Beginner',
    description: null,
    routineNumber: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...partial,
  });
  for (const line of numberInOrder(rows)) await insert(at, WorkoutLineEntity, { ...line, workoutId: row.id });
  return row;
}

/** A workout scheduled on a day, with its event. `of` is the library workout it was copied from. */
export async function scheduledWorkout(
  at: TestApp,
  of: WorkoutEntity,
  when: Partial<CalendarEventEntity> & ({ teamId: number } | { athleteId: number }) & { date: string },
  rows: readonly PlannedLine[] = [],
): Promise<ScheduledWorkoutEntity> {
  const now = at.clock.now();
  const { workoutUid } = await event(at, {
    eventTime: null,
    title: of.name,
    type: 'workout',
    attendanceTaken: false,
    workoutUid: randomUUID(),
    ...when,
  });
  const row = await insert(at, ScheduledWorkoutEntity, {
    workoutUid: workoutUid ?? '',
    workoutId: of.id,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  for (const line of numberInOrder(rows))
    await insert(at, ScheduledWorkoutLineEntity, { ...line, scheduledWorkoutId: row.id });
  return row;
}

async function insert<T extends ObjectLiteral & { id: number }>(
  at: TestApp,
  table: EntityTarget<T>,
  values: Omit<T, 'id'>,
): Promise<T> {
  return at.write(async (tx: EntityManager) => {
    const { identifiers } = await tx.insert(table, values as never);
    return { ...values, id: Number(identifiers[0]?.['id']) } as unknown as T;
  });
}
