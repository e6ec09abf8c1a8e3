import { createTestApp, type TestApp } from '../support/test-app.js';
import { watchAudit } from '../support/watch-audit.js';
import { INVENTORY } from './inventory/index.js';
import { belongingsOf } from './support/belongings.js';
import { callerOf } from './support/caller.js';
import { callOf, send } from './support/calls.js';
import { createCast, type Cast } from './support/cast.js';

/**
 * The health data each call records in the audit. The id matrix checks that a refused call records nothing, because it
 * changes no table.
 */
describe('the audit of every call', () => {
  let at: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
    cast = await createCast(at);
  });
  afterAll(() => at.close());

  it.each(INVENTORY.map((row) => [row.route, row] as const))('%s', async (_route, row) => {
    // New rows for each call, because a second read within the hour is not recorded.
    const things = await belongingsOf(at, cast.own);
    const { who, headers } = await callerOf(at, row, { ...cast.own, things });
    const newEntries = await watchAudit(at);
    const answer = await send(who, callOf(row.route, row.valid(things)), headers);
    expect(answer.statusCode).toBeLessThan(300);

    const noted = await newEntries();
    expect([...new Set(noted.map(({ action, kind }) => `${action} ${kind}`))].sort()).toEqual([...row.audits].sort());
    const { coach } = cast.own;
    const actor = {
      coach: { actorKind: 'coach', coachId: coach.id },
      app: { actorKind: 'app', coachId: null },
      program: { actorKind: 'key', coachId: null },
      athlete: { actorKind: 'self', coachId: null },
      anyone: {},
      release: {},
    }[row.caller];
    for (const entry of noted) expect(entry).toMatchObject({ ...actor, institutionId: coach.institutionId });
    const others = [cast.colleague, cast.stranger].map((party) => party.things.athlete);
    expect(noted.filter(({ athleteId }) => others.includes(athleteId))).toEqual([]);
  });
});
