import { RouteLoads } from './route-loads.js';

describe('the load of a call', () => {
  const routes = new RouteLoads();
  routes.learn('GET', '/api/teams', 'coach');
  routes.learn('PUT', '/api/teams/:id', 'coach');
  routes.learn('GET', '/api/attendance/summary', 'coach', 'statistics');
  routes.learn('POST', '/api/intake/wellness', 'app');
  routes.learn('POST', '/api/coach/login', 'anyone');
  routes.learn('GET', '/api/calendar/feed/:secret.ics', 'anyone', 'statistics');
  routes.learn('GET', '/api/calendar/list/:id/series', 'coach');
  routes.learn('GET', '/api/health/live', 'anyone', 'never');

  it.each([
    ['GET', '/api/teams', 'coach', 'reads'],
    ['GET', '/api/teams?sport=x:y', 'coach', 'reads'],
    ['PUT', '/api/teams/7', 'coach', 'writes'],
    ['GET', '/api/attendance/summary?team_id=1', 'coach', 'statistics'],
    ['POST', '/api/intake/wellness', 'app', 'writes'],
    ['POST', '/api/coach/login', 'anyone', 'writes'],
    ['GET', '/api/calendar/feed/secret.ics', 'anyone', 'statistics'],
    ['GET', '/api/calendar/list/4/series', 'coach', 'reads'],
    ['GET', '/api/nothing', 'anyone', 'reads'],
    ['DELETE', '/api/attendance/summary', 'anyone', 'writes'],
    ['GET', 'http://club.test/api/teams', 'anyone', 'reads'],
    ['PUT', '/%61pi/teams/7', 'anyone', 'writes'],
  ])('%s %s is of %s, and one of the %s', (method, url, caller, loadClass) => {
    expect(routes.of(method, url)).toEqual({ caller, loadClass });
  });

  it.each(['/api/health/live', '/', '/attendance', '/shell/1.0.0/main.js', '/registry.json', '*'])(
    '%s is never refused',
    (url) => expect(routes.of('GET', url)).toBeNull(),
  );
});
