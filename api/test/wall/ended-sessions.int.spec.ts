import { generateApiKey } from '../../src/administration/generated-secrets.js';
import { ApiKeyEntity } from '../../src/modules/coaches/index.js';
import { Actor } from '../support/actors.js';
import { PASSWORD } from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import { belongingsOf } from './support/belongings.js';
import { callerOf } from './support/caller.js';
import { callOf, send } from './support/calls.js';
import { createCast, signedIn, type Cast } from './support/cast.js';
import { Tally } from './support/tally.js';
import { FAULTS, Watch } from './support/watch.js';

const NEW_PASSWORD = 'Another#2staple';

describe('an ended session', () => {
  const tally = new Tally('ended sessions', ['requests', ...FAULTS]);
  const guarded = INVENTORY.filter(({ caller }) => caller === 'coach');
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

  /** Sends each guarded call with a token that was valid before. */
  async function replay(token: Record<string, string>): Promise<void> {
    const who = new Actor(at, cast.own.coach);
    who.cookies = token;
    const watch = new Watch(at, cast, tally);
    for (const { route, valid } of guarded)
      await watch.ask(who, null, callOf(route, valid(cast.own.things)), 'an ended session', { status: 401 });
    expect(watch.problems).toEqual([]);
  }

  it('is refused after signing out', async () => {
    const own = await signedIn(at, cast.own.coach);
    const token = { ...own.cookies };
    expect((await own.get('/api/teams')).statusCode).toBe(200);
    expect((await own.post('/api/coach/logout', {})).statusCode).toBe(204);
    await replay(token);
  });

  it('is refused after a change of password, in this session and in others', async () => {
    const [here, elsewhere] = [await signedIn(at, cast.own.coach), await signedIn(at, cast.own.coach)];
    const tokens = [{ ...here.cookies }, { ...elsewhere.cookies }];
    const changed = await here.post('/api/coach/update-password', {
      coach_id: cast.own.coach.id,
      password: NEW_PASSWORD,
      current_password: PASSWORD,
    });
    expect(changed.statusCode).toBe(200);
    for (const token of tokens) await replay(token);
  });

  it('is refused after a new password by a mailed link', async () => {
    const token = { ...(await signedIn(at, cast.own.coach)).cookies };
    const { resetToken } = await belongingsOf(at, cast.own);
    expect(
      (await new Actor(at).post('/api/coach/reset-password', { token: resetToken, password: PASSWORD })).statusCode,
    ).toBe(204);
    await replay(token);
  });

  it('is refused after it was idle too long', async () => {
    const { cookies } = await signedIn(at, cast.own.coach);
    at.clock.advance(12 * 3600);
    // The first call deletes the expired session; the later ones have nothing left to change.
    const who = new Actor(at);
    who.cookies = { ...cookies };
    expect((await who.get('/api/teams')).statusCode).toBe(401);
    await replay(cookies);
  });

  it("has its like in a key of the athletes' app that was replaced", async () => {
    const { who, headers } = await callerOf(at, { caller: 'app' }, cast.own);
    const watch = new Watch(at, cast, tally);
    const calls = INVENTORY.filter(({ caller }) => caller === 'app').map(({ route, valid }) =>
      callOf(route, valid(cast.own.things)),
    );
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect((await send(who, call, headers)).statusCode).toBeLessThan(300);
    const { sha256 } = generateApiKey();
    await at.write((tx) =>
      tx.update(ApiKeyEntity, { institutionId: cast.own.coach.institutionId }, { keySha256: sha256 }),
    );
    for (const call of calls) await watch.ask(who, null, call, 'a replaced key', { status: 401, headers });
    expect(watch.problems).toEqual([]);
  });

  it.each(['x', '', 'A'.repeat(43), "' OR 1=1 --", '%00'])('is not made up as %j', async (token) => {
    await replay({ touchline_session: token });
  });
});
