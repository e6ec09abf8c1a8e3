import type { Response } from 'light-my-request';
import type { PosterLink } from '@touchline/contracts/poster-link.schema';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { ConsentEntity, GuardianRequestEntity } from '../../src/modules/consents/index.js';
import { PosterLinkEntity } from '../../src/modules/posters/index.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { captureLog } from '../support/log-lines.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ALONE = {
  first_name: 'Ana',
  last_name: 'Núñez',
  email: 'ana@athletes.test',
  position: 'Winger',
  date_of_birth: '2008-02-29',
  text_version: '2026-11',
};
const CHILD = { first_name: 'Bo', date_of_birth: '2014-06-01', guardian_email: 'eve@home.test' };
const UNKNOWN = '0123456789ABCDEFGHJKMNPQRS';
const ASK = 'The link of this poster does not work any more. Ask your coach for the current one.';

describe('joining by the poster of a team', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp({ mails: true, settings: { TRUST_PROXY: '1' } });
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-26T12:00:00Z');
    actors = await createActors(at);
    // The code ended long ago: the poster does not depend on it.
    teamId = (await build.team(at, actors.ownCoach, { registrationCode: 'LIVING01', codeExpiresAt: at.clock.now() }))
      .id;
  });
  afterAll(() => at.close());

  let household = 0;
  const from = (network: string) => ({ headers: { 'x-forwarded-for': network, 'x-forwarded-proto': 'http' } });
  const anybody = (path: string, body: object, network = `203.0.113.${(household += 1) % 250}`): Promise<Response> =>
    actors.anonymous.post(path, body, from(network));
  const join = (body: object, network?: string) => anybody('/api/join/poster', body, network);
  const url = () => `/api/teams/${teamId}/poster-link`;
  const make = async (): Promise<string> => {
    const seen = (await actors.own.get(url())).json<PosterLink>().link?.made_at ?? null;
    at.clock.advance(1);
    const made = await actors.own.post(url(), { seen_made_at: seen });
    return made.json<PosterLink>().link?.path.split('#p=')[1] ?? '';
  };
  const waiting = () => at.read.find(PendingAthleteEntity, { order: { id: 'ASC' } });
  const seenOf = ({ statusCode, payload, headers }: Response) => {
    const { 'x-request-id': _own, date: _now, ...rest } = headers;
    return { statusCode, payload, rest };
  };

  it('is a registration that waits for the coach, with the consent of somebody old enough', async () => {
    const key = await make();
    const response = await join({ poster_key: key, ...ALONE });
    expect([response.statusCode, response.payload]).toEqual([202, '{}']);
    expect(await waiting()).toMatchObject([{ teamId, firstName: 'Ana', status: 'pending' }]);
    expect(await at.read.find(ConsentEntity)).toMatchObject([{ givenBy: 'athlete', currentAthleteId: null }]);
  });

  it('asks the guardian of a child, and stores nothing else of it', async () => {
    expect((await join({ poster_key: await make(), ...CHILD })).statusCode).toBe(202);
    await at.app.get(AfterAnswer).idle();
    expect(await at.read.find(GuardianRequestEntity)).toMatchObject([{ teamId, guardianEmail: 'eve@home.test' }]);
    expect(await waiting()).toEqual([]);
  });

  it('works with a key in any spelling, as the page checks first', async () => {
    const key = await make();
    expect((await anybody('/api/join/poster/link', { key: key.toLowerCase() })).statusCode).toBe(204);
    expect((await join({ poster_key: key.match(/.{1,4}/g)?.join('-'), ...ALONE })).statusCode).toBe(202);
  });

  it('answers a renewed, an ended, an expired, an unknown and a malformed link alike, and stores nothing', async () => {
    const keys: string[] = [await make()];
    keys.push(await make());
    await actors.own.delete(url());
    keys.push(await make());
    await at.write((tx) => tx.update(PosterLinkEntity, { teamId }, { expiresAt: at.clock.now() }));
    keys.push(UNKNOWN, 'nonsense!', 'LIVING01');
    for (const ask of [
      (key: string) => anybody('/api/join/poster/link', { key }),
      (key: string) => join({ poster_key: key, ...ALONE }),
      (key: string) => join({ poster_key: key, ...CHILD }),
    ]) {
      const answers: object[] = [];
      for (const key of keys) answers.push(seenOf(await ask(key)));
      expect(answers[0]).toMatchObject({ statusCode: 404 });
      expect(JSON.parse((answers[0] as { payload: string }).payload)).toMatchObject({
        code: 'link_invalid',
        error: ASK,
      });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
    expect([await waiting(), await at.read.count(GuardianRequestEntity)]).toEqual([[], 0]);
  });

  it('is no code, and a code is no key', async () => {
    const key = await make();
    await anybody('/api/join', { registration_code: key, ...ALONE });
    expect(await waiting()).toEqual([]);
    const both = await join({ registration_code: 'LIVING01', poster_key: key, ...ALONE });
    expect(both.statusCode).toBe(400);
  });

  it('is limited as a code is: 60 an hour for a link, 120 for a network', async () => {
    const key = await make();
    const statuses = async (calls: number, call: (no: number) => Promise<Response>) => {
      const all: number[] = [];
      for (let no = 0; no < calls; no += 1) all.push((await call(no)).statusCode);
      return [...new Set(all)];
    };
    const register = (no: number, network?: string) =>
      join({ poster_key: key, ...ALONE, email: `a${no}@x.test` }, network);
    expect(await statuses(60, (no) => register(no))).toEqual([202]);
    expect((await register(61)).statusCode).toBe(429);
    expect((await join({ poster_key: key.toLowerCase(), ...ALONE })).statusCode).toBe(429);

    const many = '198.51.100.7';
    const guess = (no: number) => join({ poster_key: UNKNOWN.slice(0, 22) + String(1000 + no), ...ALONE }, many);
    expect(await statuses(120, guess)).toEqual([404]);
    expect((await guess(121)).statusCode).toBe(429);
    const look = (no: number) =>
      anybody('/api/join/poster/link', { key: UNKNOWN.slice(0, 22) + String(1000 + no) }, many);
    expect(await statuses(120, look)).toEqual([404]);
    expect((await look(121)).statusCode).toBe(429);
  });

  it('leaves no key in the log', async () => {
    const log = captureLog();
    const key = await make();
    await anybody('/api/join/poster/link', { key });
    await join({ poster_key: key, ...ALONE });
    await actors.own.delete(url());
    await join({ poster_key: key, ...ALONE });
    log.restore();
    expect(log.lines.filter((line) => line.includes(key))).toEqual([]);
  });
});
