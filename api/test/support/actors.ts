import type { Response } from 'light-my-request';
import { SessionCookie } from '../../src/common/auth/session-cookie.js';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import { startSession } from '../../src/modules/coaches/sessions/sessions.writer.js';
import { HOST, ORIGIN } from './address.js';
import * as build from './factories.js';
import type { TestApp } from './test-app.js';

export { HOST, ORIGIN };

export interface Call {
  body?: unknown;
  /** Added to the headers of a browser; undefined removes one of those. */
  headers?: Record<string, string | undefined>;
}

/** A person with a browser on our own page. */
export class Actor {
  cookies: Record<string, string> = {};

  constructor(
    private readonly at: TestApp,
    readonly coach: CoachEntity | null = null,
  ) {}

  get = (url: string, call: Call = {}) => this.send('GET', url, call);
  post = (url: string, body?: unknown, call: Call = {}) => this.send('POST', url, { body, ...call });
  put = (url: string, body?: unknown, call: Call = {}) => this.send('PUT', url, { body, ...call });
  delete = (url: string, call: Call = {}) => this.send('DELETE', url, call);

  async send(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    url: string,
    { body, headers = {} }: Call = {},
  ): Promise<Response> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const payload =
      body === undefined
        ? {}
        : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) };
    const sent = Object.entries({ host: HOST, origin: ORIGIN, ...type, ...headers }).filter(
      (header): header is [string, string] => header[1] !== undefined,
    );
    return this.at.app.inject({ method, url, cookies: this.cookies, headers: Object.fromEntries(sent), ...payload });
  }

  /** The same browser, calling another instance. */
  through(instance: TestApp): Actor {
    const there = new Actor(instance, this.coach);
    there.cookies = { ...this.cookies };
    return there;
  }

  async signIn(password = build.PASSWORD): Promise<Response> {
    const response = await this.post('/api/coach/login', { email: this.coach?.email ?? '', password });
    for (const { name, value } of response.cookies) this.cookies[name] = value;
    return response;
  }

  /** Creates a session directly, without the slow hash of the password, for tests that are not about signing in. */
  async admit(): Promise<void> {
    const { app, clock } = this.at;
    const coachId = this.coach?.id ?? 0;
    const now = clock.now();
    this.cookies[app.get(SessionCookie).name] = await this.at.write((tx) =>
      startSession(tx, { coachId, authenticatedAt: now }, now),
    );
  }
}

export interface Actors {
  /** Coach of the test's teams. */
  own: Actor;
  /** Same institution, but none of the test's teams. */
  colleague: Actor;
  /** Coach of another institution. */
  stranger: Actor;
  anonymous: Actor;
  ownCoach: CoachEntity;
  strangerCoach: CoachEntity;
}

/** The people of every test, signed in. */
export async function createActors(at: TestApp): Promise<Actors> {
  const [home, away] = [await build.institution(at), await build.institution(at, { timeZone: 'America/Chicago' })];
  const ownCoach = await build.coach(at, { institutionId: home.id });
  const colleagueCoach = await build.coach(at, { institutionId: home.id });
  const strangerCoach = await build.coach(at, { institutionId: away.id });
  const [own, colleague, stranger] = [
    new Actor(at, ownCoach),
    new Actor(at, colleagueCoach),
    new Actor(at, strangerCoach),
  ];
  for (const actor of [own, colleague, stranger]) await actor.admit();
  return { own, colleague, stranger, anonymous: new Actor(at), ownCoach, strangerCoach };
}
