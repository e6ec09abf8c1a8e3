import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import { belongingsOf } from './support/belongings.js';
import { callerOf } from './support/caller.js';
import { callOf, send } from './support/calls.js';
import { createCast, type Cast } from './support/cast.js';
import { FAULTS, Watch } from './support/watch.js';
import { Tally } from './support/tally.js';

/** A page of another site can make a browser send a GET with the coach's cookie, so none may do anything. */
describe('a call that reads', () => {
  const tally = new Tally('reads', ['requests', 'answers with own texts', ...FAULTS]);
  const reading = INVENTORY.filter(({ route, onlyReads }) => route.startsWith('GET ') || onlyReads);
  let at: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
    cast = await createCast(at);
  });
  afterAll(async () => {
    tally.print();
    await at.close();
  });

  it.each(reading.map((row) => [row.route, row] as const))('%s changes nothing', async (_route, row) => {
    const things = await belongingsOf(at, cast.own);
    const call = callOf(row.route, row.valid(things));
    const { who, headers } = await callerOf(at, row, { ...cast.own, things });
    // The first call of an hour is recorded in the audit, and may end an idle session.
    await send(who, call, headers);
    const watch = new Watch(at, cast, tally);
    await watch.ask(who, cast.own, call, 'a repeated read', headers ? { headers } : {});
    expect(watch.problems.filter((problem) => problem.includes('stores something'))).toEqual([]);
  });

  it.each(reading.map((row) => [row.route, row] as const))('%s is kept by no cache', async (_route, row) => {
    const things = await belongingsOf(at, cast.own);
    const call = callOf(row.route, row.valid(things));
    const { who, headers } = await callerOf(at, row, { ...cast.own, things });
    expect((await send(who, call, headers)).headers['cache-control']).toBe('no-store');
  });
});
