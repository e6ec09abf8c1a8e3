import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { DeviceAuthority } from '../../src/common/auth/device-authority.js';
import { DeviceCookie } from '../../src/common/auth/device-cookie.js';
import { newToken } from '../../src/common/auth/secret-token.js';
import { busy } from '../../src/common/errors/shared.errors.js';
import { AnswersService } from '../../src/modules/athlete-answers/answers.service.js';
import { TeamsService } from '../../src/modules/teams/teams.service.js';
import { createActors, type Actor } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { survey } from '../athlete-answers/support/answer-scene.js';

const READS = 5;

/** Calls through the port, because calls that are injected do not pass the guard. */
describe('while more athletes answer than have a place', () => {
  let at: TestApp;
  let origin: string;
  let coach: Actor;
  let phones: Actor[];
  /** Ends the calls in progress, and lets the answers begin no more. */
  let release: () => void;
  let held: Promise<void>;
  let isReleased: boolean;
  let refusedAnswers: number;
  let reading: jest.SpyInstance;

  beforeAll(async () => {
    at = await createTestApp();
    await at.app.listen(0, '127.0.0.1');
    origin = `http://127.0.0.1:${(at.app.getHttpServer().address() as AddressInfo).port}`;
    const actors = await createActors(at);
    coach = actors.own;
    const team = await build.team(at, actors.ownCoach);
    phones = [];
    // As many as have a place on MariaDB, and two more; on SQLite fewer have one.
    while (phones.length < at.settings.databaseConnections + 2) {
      const athlete = await build.athlete(at, { teamId: team.id });
      phones.push(await answeringAthlete(at, athlete.id));
    }
  });
  beforeEach(() => {
    isReleased = false;
    refusedAnswers = 0;
    held = new Promise<void>((resolve) => (release = resolve)).then(() => void (isReleased = true));
    jest
      .spyOn(AnswersService.prototype, 'saveWellness')
      .mockImplementation(() => held.then(() => Promise.reject(busy())));
    holdReads();
  });
  afterEach(() => {
    release();
    jest.restoreAllMocks();
  });
  afterAll(() => at.close());

  function holdReads(): void {
    reading = jest.spyOn(TeamsService.prototype, 'list').mockImplementation(() => held.then(() => []));
    reading.mockClear();
  }

  async function statusOf({ cookies }: Pick<Actor, 'cookies'>, path: string, init: RequestInit = {}): Promise<number> {
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    const headers = { cookie, origin, ...(init.body ? { 'content-type': 'application/json' } : {}) };
    return (await fetch(origin + path, { ...init, headers })).status;
  }

  /** Sends the reads of a coach. `refused`: how many have been refused until now. */
  function sendReads() {
    const reads = { answers: [] as Promise<number>[], refused: 0 };
    for (let n = 0; n < READS; n += 1) {
      const answer = statusOf(coach, '/api/teams');
      reads.answers.push(answer);
      void answer.then((status) => (reads.refused += Number(status === 503)));
    }
    return reads;
  }

  /** All of them send an answer, and again whenever it is refused. */
  function sendUntilReleased(senders: readonly Pick<Actor, 'cookies'>[], init: RequestInit): Promise<unknown> {
    return Promise.all(
      senders.map(async (sender) => {
        while (!isReleased) {
          const status = await statusOf(sender, '/api/athlete/wellness', { method: 'PUT', ...init });
          refusedAnswers += Number(status === 503);
        }
      }),
    );
  }

  it('coaches read with one place, and with all again when no answer has waited for two seconds', async () => {
    const answers = sendUntilReleased(phones, { body: JSON.stringify(survey()) });
    // One has waited for half a second, so coaches read less by now.
    await until(() => refusedAnswers > 0);
    const reads = sendReads();
    await until(() => reads.refused === READS - 1);
    expect(reading).toHaveBeenCalledTimes(1);
    release();
    await Promise.all([...reads.answers, answers]);

    await delay(2500);
    held = new Promise<void>((resolve) => (release = resolve));
    holdReads();
    const later = sendReads();
    await until(() => reading.mock.calls.length === READS);
    release();
    expect(await Promise.all(later.answers)).toEqual(Array.from({ length: READS }, () => 200));
  });

  it('strangers hold up nobody, because they have no place before they are known', async () => {
    const admitting = jest.spyOn(at.app.get(DeviceAuthority), 'admit').mockImplementation(() => held.then(() => null));
    const strangers = phones.map(() => ({ cookies: { [at.app.get(DeviceCookie).name]: newToken() } }));
    const answers = sendUntilReleased(strangers, {});
    await until(() => admitting.mock.calls.length === strangers.length);
    await delay(300);
    const reads = sendReads();
    await until(() => reading.mock.calls.length === READS);
    release();
    await Promise.all([...reads.answers, answers]);
  });
});

async function until(isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 20_000; !isTrue(); await delay(10))
    if (Date.now() > deadline) throw new Error('It did not become true.');
}
