import { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { captureLog } from '../support/log-lines.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface Line {
  time: string;
  requestId?: string;
  method: string;
  route: string;
  status: number;
  coachId?: number;
}

describe('the log of calls', () => {
  let at: TestApp;
  let coach: Actor;
  let log: ReturnType<typeof captureLog>;

  beforeAll(async () => {
    log = captureLog();
    at = await createTestApp({ settings: { LOG_LEVEL: 'info', LOGIN_LIMIT_PER_ACCOUNT: '1' } });
    const { id } = await build.institution(at);
    coach = new Actor(at, await build.coach(at, { institutionId: id }));
    await coach.admit();
  });
  afterAll(async () => {
    await at.close();
    log.restore();
  });

  it('says when which call of whom was answered how, also each one that was refused', async () => {
    const coachId = coach.coach?.id;
    const visitor = new Actor(at);
    const guess = () => visitor.post('/api/coach/login', { email: coach.coach?.email, password: 'wrong' });
    const answers = [
      await coach.get('/api/teams'),
      await coach.get('/api/calendar/list/7000/series'),
      await coach.post('/api/teams', { nonsense: true }),
      await coach.post('/api/teams', {}, { headers: { origin: 'https://evil.test' } }),
      await visitor.get('/api/teams'),
      await guess(),
      await guess(),
      await visitor.get('/api/no%0Asuch%0Droute?note=typed'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 400, 403, 401, 401, 429, 404]);

    const lines = log.lines.flatMap((text) => text.trim().split('\n')).map((line) => JSON.parse(line) as Line);
    const calls = answers.map(({ headers }) => lines.filter(({ requestId }) => requestId === headers['x-request-id']));
    expect(
      calls.map((found) => found.map(({ method, route, status, coachId: who }) => [method, route, status, who])),
    ).toEqual([
      [['GET', '/api/teams', 200, coachId]],
      [['GET', '/api/calendar/list/:id/series', 404, coachId]],
      [['POST', '/api/teams', 400, coachId]],
      [['POST', '/api/teams', 403, undefined]],
      [['GET', '/api/teams', 401, undefined]],
      [['POST', '/api/coach/login', 401, undefined]],
      [['POST', '/api/coach/login', 429, undefined]],
      [['GET', '/*', 404, undefined]],
    ]);
    for (const { time } of calls.flat()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});
