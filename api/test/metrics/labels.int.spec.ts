import { randomBytes } from 'node:crypto';
import { RELEASE_OUTCOMES } from '@touchline/contracts/release-outcomes';
import { Housekeeper } from '../../src/common/housekeeping/housekeeper.js';
import { INVENTORY } from '../wall/inventory/index.js';
import { belongingsOf } from '../wall/support/belongings.js';
import { callerOf } from '../wall/support/caller.js';
import { callOf, send } from '../wall/support/calls.js';
import { createCast, type Cast } from '../wall/support/cast.js';
import { EVERY_ROUTE_MS } from '../wall/support/time-limits.js';
import { PASSWORD } from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { measuring, scrape, type Series } from './support/scrape.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other'];
/** Labels whose values are listed here; `route`, `task`, `area` and `version` have lists of their own. */
const VALUES: Record<string, readonly string[]> = {
  method: METHODS,
  status_class: ['2xx', '3xx', '4xx', '5xx'],
  state: ['running', 'waiting', 'used', 'free'],
  group: ['coaches', 'app', 'public'],
  class: ['statistics', 'reads', 'writes'],
  kind: ['wellness', 'training_load'],
  outcome: ['ok', 'refused', 'limited', 'failed', 'sent', 'postponed', 'given_up', ...RELEASE_OUTCOMES],
  role: ['live', 'canary', 'lastGood'],
  node: [process.versions.node],
};
const RUNTIME = /^(nodejs|process)_/;

/** `/metrics` may be read by people who may read nothing else of the product. */
describe('the labels of the metrics', () => {
  let at: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    at = await createTestApp({ settings: { ...(await measuring()), LOGIN_LIMIT_PER_ACCOUNT: '1000000' } });
    cast = await createCast(at);
  });
  afterAll(() => at.close());

  async function callEveryRoute(): Promise<void> {
    for (const row of INVENTORY) {
      const { who, headers } = await callerOf(at, row, cast.own);
      const things = row.route.startsWith('GET') ? cast.own.things : await belongingsOf(at, cast.own);
      await send(who, callOf(row.route, row.valid(things)), headers);
    }
    await runHousekeeping(at);
  }

  function outsideOfLists(series: readonly Series[]): string[] {
    const routes = new Set([...INVENTORY.map(({ route }) => route.replace(/^\w+ /, '')), 'site', 'unknown']);
    const tasks = new Set(at.app.get(Housekeeper).allTasks.map(({ name }) => name));
    const isKnown = (label: string, value: string): boolean => {
      if (label === 'route') return routes.has(value) || value.startsWith('/api/docs') || value === '/api/openapi.json';
      if (label === 'task') return tasks.has(value);
      if (label === 'area') return /^mfe-(wall-\d+|\w+canary)$/.test(value);
      if (label === 'version') return /^\d+\.\d+\.\d+(-\d{8})?$/.test(value);
      if (label === 'le') return value === '+Inf' || Number.isFinite(Number(value));
      return VALUES[label]?.includes(value) ?? false;
    };
    return series
      .filter(({ name }) => !RUNTIME.test(name))
      .flatMap(({ name, labels }) => Object.entries(labels).map(([label, value]) => ({ name, label, value })))
      .filter(({ label, value }) => !isKnown(label, value))
      .map(({ name, label, value }) => `${name} ${label}=${value}`);
  }

  it(
    'come from closed lists after every route was called',
    async () => {
      await callEveryRoute();
      const series = await scrape(at);
      const called = new Set(
        series.filter(({ name }) => name === 'touchline_http_requests_total').map(({ labels }) => labels['route']),
      );
      for (const { route } of INVENTORY) expect(called).toContain(route.replace(/^\w+ /, ''));
      expect(series.some(({ name }) => name === 'touchline_area_version_info')).toBe(true);
      expect(outsideOfLists(series)).toEqual([]);
      const text = JSON.stringify(series);
      for (const secret of [cast.own.mark, cast.own.houseMark, cast.own.coach.email, PASSWORD, cast.own.appKey])
        expect(text).not.toContain(secret);
    },
    EVERY_ROUTE_MS,
  );

  it('do not grow with the addresses that are called', async () => {
    const call = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n += 1) {
        const part = randomBytes(6).toString('hex');
        const url = [`/${part}`, `/api/${part}`, `/api/teams/${n}/${part}`, `/remotes/${part}/x.js`][n % 4] ?? '';
        const method = (['GET', 'POST', 'PROPFIND' as 'GET'] as const)[n % 3] ?? 'GET';
        await at.app.inject({ method, url });
      }
    };
    const ours = (series: readonly Series[]) => series.filter(({ name }) => !RUNTIME.test(name)).length;
    await call(50);
    const before = ours(await scrape(at));
    await call(1000);
    const series = await scrape(at);
    expect(ours(series)).toBe(before);
    expect(outsideOfLists(series)).toEqual([]);
  });
});
