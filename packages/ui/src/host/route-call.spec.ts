import type { ApiClient } from './api-client.js';
import { withCall } from '../testing/path-client.js';
import { requestOf } from './route-call.js';

const asked: unknown[][] = [];
const { call } = withCall({
  get: <T>(...args: unknown[]) => Promise.resolve(void asked.push(['GET', ...args]) as T),
  send: <T>(...args: unknown[]) => Promise.resolve(void asked.push(args) as T),
});

beforeEach(() => asked.splice(0));

it('puts parameters with any content into the address', () => {
  expect(requestOf('PUT /api/teams/{id}', { params: { id: 7 }, body: { name: 'First' } })).toEqual({
    method: 'PUT',
    path: '/api/teams/7',
    body: { name: 'First' },
  });
  expect(requestOf('GET /api/x/{one}/y/{two}', { params: { one: 'a/b?c', two: 'd e' } }).path).toBe(
    '/api/x/a%2Fb%3Fc/y/d%20e',
  );
});

it('reads with get, and writes with send', async () => {
  const { signal } = new AbortController();
  await call('GET /api/teams', { signal });
  await call('GET /api/attendance', { query: { event_id: 3, athlete_id: null } });
  await call('PUT /api/teams/{id}', { params: { id: 7 }, body: { name: 'First' } });
  await call('DELETE /api/workout-library/{id}', { params: { id: 7 }, query: { version: 2 } });
  await call('POST /api/teams', { body: TEAM, retryKey: 'k' });
  await call('POST /api/coach/logout');
  expect(asked).toEqual([
    ['GET', '/api/teams', { signal }],
    ['GET', '/api/attendance', { query: { event_id: 3, athlete_id: null } }],
    ['PUT', '/api/teams/7', { name: 'First' }, {}],
    ['DELETE', '/api/workout-library/7', undefined, { query: { version: 2 } }],
    ['POST', '/api/teams', TEAM, { retryKey: 'k' }],
    ['POST', '/api/coach/logout', undefined, {}],
  ]);
});

const TEAM = {
  sport: 'Soccer (W)',
  registration_code: 'SOCW2026',
  code_expires_at: '2026-11-05T09:30:00Z',
} as const;

/** Never called: the compiler checks each line. */
export async function typedByRoute(api: ApiClient) {
  const [team] = await api.call('GET /api/teams');
  const code: string | null | undefined = team?.registration_code;
  const nothing: undefined = await api.call('DELETE /api/teams/{id}', { params: { id: 1 } });
  // @ts-expect-error The API has no such route.
  await api.call('GET /api/theirs');
  // @ts-expect-error A parameter is missing.
  await api.call('DELETE /api/teams/{id}');
  // @ts-expect-error The body is missing.
  await api.call('PUT /api/teams/{id}', { params: { id: 1 } });
  // @ts-expect-error The query needs an athlete.
  await api.call('GET /api/athletes/wellness', { query: { athlete_id: null } });
  // @ts-expect-error The route takes no query.
  await api.call('GET /api/teams', { query: { team_id: 1 } });
  // @ts-expect-error No sport of the list.
  await api.call('POST /api/teams', { body: { ...TEAM, sport: 'Chess' } });
  // @ts-expect-error A team has no such field.
  return [code, nothing, team?.rank];
}
