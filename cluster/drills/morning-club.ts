import { hashToken, newToken } from '../../api/src/common/auth/secret-token.js';
import { SessionEntity } from '../../api/src/modules/coaches/sessions/session.entity.js';
import { CalendarEventEntity } from '../../api/src/modules/calendar/index.js';
import { TeamStaffEntity } from '../../api/src/modules/teams/index.js';
import { addClub, fillRecords, type Club } from '../../api/test/support/big-club.js';
import { bulkConnection } from '../../api/test/support/bulk-connection.js';
import * as build from '../../api/test/support/factories.js';
import { createTestApp, type TestApp } from '../../api/test/support/test-app.js';
import type { TestDatabase } from '../../api/test/support/test-database.js';

/** What the clients of the morning need to know. */
export interface Morning {
  /** yyyy-MM-dd; the day that the athletes answer for. */
  today: string;
  /** Tokens of the devices of all athletes, none of whom has answered today. */
  deviceTokens: string[];
  coaches: { token: string; teamIds: number[] }[];
  /** Of today, with a team and a coach of it. */
  practices: { eventId: number; teamId: number; athleteIds: number[]; coachToken: string }[];
}

export interface MorningSize {
  clubs: number;
  athletesPerClub: number;
  teamsPerClub: number;
  coachesPerClub: number;
  /** Days with records. */
  days: number;
}

/** 10 000 athletes of 20 clubs in teams of 25, and 200 coaches of two teams each. */
export const MORNING_SIZE: MorningSize = {
  clubs: 20,
  athletesPerClub: 500,
  teamsPerClub: 20,
  coachesPerClub: 10,
  days: 35,
};

/** Stores the clubs of the model in an empty database. */
export async function storeMorning(database: TestDatabase, size: MorningSize): Promise<Morning> {
  const at = await createTestApp({ database, deadlines: { acquireMs: 5000, statementMs: 120_000 } });
  try {
    const coaches: Morning['coaches'] = [];
    const athletes: Club['athletes'] = [];
    for (let club = 0; club < size.clubs; club += 1) {
      const { institution, teamIds, ...added } = await addClub(at, {
        athletes: size.athletesPerClub,
        teams: size.teamsPerClub,
      });
      athletes.push(...added.athletes);
      for (let n = 0; n < size.coachesPerClub; n += 1)
        coaches.push(await signedInCoach(at, institution.id, [teamIds[2 * n] ?? 0, teamIds[2 * n + 1] ?? 0]));
    }
    const today = await fillRecords(at, size.days);
    await nobodyAnsweredToday(database, today);
    const practices = await practicesOf(at, { today, coaches, athletes });
    return { today, deviceTokens: athletes.map(({ id }) => deviceToken(id)), coaches, practices };
  } finally {
    await at.close();
  }
}

async function signedInCoach(at: TestApp, institutionId: number, teamIds: number[]) {
  const { id: coachId } = await build.coach(at, { institutionId });
  const token = newToken();
  const now = at.clock.now();
  await at.write(async (tx) => {
    await tx.insert(
      TeamStaffEntity,
      teamIds.map((teamId) => ({ teamId, coachId })),
    );
    await tx.insert(SessionEntity, {
      tokenSha256: hashToken(token),
      coachId,
      ...{ createdAt: now, lastSeenAt: now, authenticatedAt: now },
    });
  });
  return { token, teamIds };
}

async function practicesOf(
  at: TestApp,
  { today, coaches, athletes }: Pick<Morning, 'today' | 'coaches'> & Pick<Club, 'athletes'>,
): Promise<Morning['practices']> {
  const events = await at.write((tx) => tx.findBy(CalendarEventEntity, { date: today, type: 'practice' }));
  const coachOf = new Map(coaches.flatMap(({ token, teamIds }) => teamIds.map((teamId) => [teamId, token])));
  return events.flatMap(({ id: eventId, teamId }) => {
    const coachToken = coachOf.get(teamId ?? 0);
    if (teamId === null || coachToken === undefined) return [];
    const athleteIds = athletes.filter((athlete) => athlete.teamId === teamId).map(({ id }) => id);
    return [{ eventId, teamId, athleteIds, coachToken }];
  });
}

/** As long as a real one. */
const deviceToken = (athleteId: number): string => String(athleteId).padStart(43, '0');

/** The big club has answers of today and no tokens of devices. An answer is locked once an event of the day has begun. */
async function nobodyAnsweredToday({ owner }: TestDatabase, today: string): Promise<void> {
  const bulk = await bulkConnection(owner);
  try {
    await bulk.run(`DELETE FROM wellness_entries WHERE date = '${today}'`);
    await bulk.run(`UPDATE calendar_events SET event_time = '23:59' WHERE date = '${today}'`);
    await bulk.run("UPDATE athlete_devices SET token_sha256 = SHA2(LPAD(athlete_id, 43, '0'), 256)");
  } finally {
    await bulk.close();
  }
}
