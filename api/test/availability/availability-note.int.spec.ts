import type { RouteRow } from '../wall/inventory/types.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from '../wall/inventory/index.js';
import { belongingsOf } from '../wall/support/belongings.js';
import { callerOf } from '../wall/support/caller.js';
import { callOf, send } from '../wall/support/calls.js';
import { createCast, signedIn, type Cast, type Party } from '../wall/support/cast.js';

const NOTE = 'Torn ligament, surgery in May';

/** Who reads the note of an athlete's availability: over every call of the API, the team's staff and nobody else. */
describe('the note of an availability', () => {
  let at: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
    cast = await createCast(at);
  });
  afterAll(() => at.close());

  /** Stores the note about the athlete of new belongings of the own coach, as the coach does. */
  async function noted(): Promise<void> {
    cast.own.things = await belongingsOf(at, cast.own);
    const own = await signedIn(at, cast.own.coach);
    const path = `/api/athletes/${cast.own.things.athlete}/availability`;
    expect((await own.put(path, { status: 'out', note: NOTE })).statusCode).toBe(200);
  }

  /** What a call about the own coach's things answers `party`. */
  async function answerOf(row: RouteRow, party: Party) {
    const { who, headers } = await callerOf(at, row, party);
    return send(who, callOf(row.route, row.valid(cast.own.things)), headers);
  }

  it('is read by a program of the club whose key reads health', async () => {
    await noted();
    const rows = INVENTORY.filter(({ caller }) => caller === 'program');
    const shows: string[] = [];
    for (const row of rows) if ((await answerOf(row, cast.own)).payload.includes(NOTE)) shows.push(row.route);
    expect(shows).toEqual(['GET /api/data/availability']);
  });

  const others = INVENTORY.filter(({ caller }) => caller !== 'coach' && caller !== 'program');
  it.each(others.map((row) => [row.route, row] as const))(
    'is not in the answer of %s, which is no coach’s call',
    async (_route, row) => {
      await noted();
      const answer = await answerOf(row, cast.own);
      expect(answer.statusCode).toBeLessThan(300);
      expect(answer.payload).not.toContain(NOTE);
    },
  );

  it.each([
    ['a coach of the institution who is not staff of the team', () => cast.colleague],
    ['a coach of another institution', () => cast.stranger],
  ])('is in no answer to %s', async (_, partyOf) => {
    await noted();
    for (const row of INVENTORY.filter(({ caller }) => caller === 'coach'))
      expect([row.route, (await answerOf(row, partyOf())).payload.includes(NOTE)]).toEqual([row.route, false]);
  });

  it('is read by the staff of the team: in the list of athletes and on the board', async () => {
    await noted();
    const rows = INVENTORY.filter(({ route, caller }) => route.startsWith('GET') && caller === 'coach');
    const shows: string[] = [];
    for (const row of rows) if ((await answerOf(row, cast.own)).payload.includes(NOTE)) shows.push(row.route);
    expect(shows.sort()).toEqual(['GET /api/athletes/list', 'GET /api/dashboard/squad']);
  });
});
