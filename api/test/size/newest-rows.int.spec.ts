import { addDays } from '@touchline/contracts/calendar-date';
import { NEWEST_EVENTS, NEWEST_WORKOUTS } from '@touchline/contracts/list-limits';
import { fillBigClub, type BigClub } from '../support/big-club.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import type { Actor } from '../support/actors.js';
import { signedIn } from '../wall/support/cast.js';

/** A year of events of six teams: more than twice as many as a call without parameters answers. */
const SIZE = { athletes: 30, teams: 6, days: 800, isAlone: true };

interface Listed {
  id?: number;
  event_id?: number;
  date?: string;
  scheduled_date?: string;
  team_id: number | null;
}

describe('a list of the whole club without parameters', () => {
  let at: TestApp;
  let club: BigClub;
  let head: Actor;

  beforeAll(async () => {
    // A whole list of so many rows may take a busy machine longer than the product lets a call wait.
    at = await createTestApp({ settings: { DATABASE_READ_MS: '60000' } });
    club = await fillBigClub(at, SIZE);
    head = await signedIn(at, club.home.headCoach);
  });
  afterAll(() => at.close());

  async function page(address: string): Promise<{ rows: Listed[]; next: string | null }> {
    const response = await head.get(address);
    expect(response.statusCode).toBe(200);
    const next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers.link ?? ''))?.[1] ?? null;
    return { rows: response.json<Listed[]>(), next };
  }

  /** The pages of a list one after the other, as `Link` leads through them. */
  async function pages(address: string): Promise<Listed[][]> {
    const found: Listed[][] = [];
    for (let next: string | null = address; next !== null;) {
      const { rows, next: following } = await page(next);
      found.push(rows);
      next = following;
    }
    return found;
  }

  it.each([
    ['/api/calendar/list', NEWEST_EVENTS],
    ['/api/workout-calendar', NEWEST_WORKOUTS],
  ] as const)('answers the newest rows of %s, and Link leads to all others', async (path, newest) => {
    const wholeAddress = `${path}?from=2000-01-01`;
    const whole = (await page(wholeAddress)).rows;
    const back = await pages(path);

    const last = back[0] ?? [];
    expect(last).toEqual(whole.slice(-newest));
    // Each page is before the one that was read before it, and together they are the whole list.
    expect(back.toReversed().flat()).toEqual(whole);
    expect(back.slice(0, -1).every((rows) => rows.length === newest)).toBe(true);
  });

  it('is more than one page, so that the tests above see the cut', async () => {
    expect((await pages('/api/calendar/list')).length).toBeGreaterThan(2);
    expect((await pages('/api/workout-calendar')).length).toBeGreaterThan(2);
  });

  it('goes back in the rows up to a day, and of one team', async () => {
    const to = addDays(club.today, -30);
    const team = club.home.teamIds[0] ?? 0;
    const address = `/api/calendar/list?to=${to}`;
    const [last = []] = await pages(address);
    expect(last).toHaveLength(NEWEST_EVENTS);
    expect(last.every(({ date }) => date !== undefined && date <= to)).toBe(true);
    const ofTeam = (await pages(`/api/calendar/list?team_id=${team}`)).flat();
    expect(ofTeam.length).toBeGreaterThan(100);
    expect(new Set(ofTeam.map(({ team_id: id }) => id))).toEqual(new Set([team]));
  });

  it('keeps the pages of a limit in the order of the list, from its beginning', async () => {
    const whole = (await page('/api/calendar/list?from=2000-01-01')).rows;
    const { rows, next } = await page('/api/calendar/list?limit=20');
    expect(rows).toEqual(whole.slice(0, 20));
    expect((await page(next ?? '')).rows).toEqual(whole.slice(20, 40));
  });

  it("stays whole for an athlete's own list", async () => {
    const athlete = club.home.athletes[0]?.id ?? 0;
    const { rows, next } = await page(`/api/calendar/list?athlete_id=${athlete}`);
    expect(rows).toEqual((await page(`/api/calendar/list?athlete_id=${athlete}&from=2000-01-01`)).rows);
    expect(next).toBeNull();
  });

  it('answers one row by its id, and none that is out of reach', async () => {
    const [event] = (await page('/api/calendar/list')).rows;
    const [workout] = (await page('/api/workout-calendar')).rows;
    expect((await page(`/api/calendar/list?event_id=${event?.event_id}`)).rows).toEqual([event]);
    expect((await page(`/api/workout-calendar?id=${workout?.id}`)).rows).toEqual([workout]);
    expect((await page('/api/calendar/list?event_id=999999999')).rows).toEqual([]);
    expect((await page('/api/workout-calendar?id=999999999')).rows).toEqual([]);
  });
});
