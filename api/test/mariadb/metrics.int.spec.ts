import { MetricsServer } from '../../src/common/metrics/metrics-server.js';
import { measuring, parseSeries, valueOf, type Series } from '../metrics/support/scrape.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import type { TestDatabase } from '../support/test-database.js';

/** Read from tables, and therefore not known while the database is away. */
const FROM_TABLES = ['touchline_mails_waiting', 'touchline_audit_entries_to_archive'];

describe('the metrics while the database is unavailable', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let at: TestApp;

  beforeEach(async () => {
    database = await createMigratedDatabase();
    const url = new URL(database.target.kind === 'mariadb' ? database.target.url : '');
    proxy = new TcpProxy({ host: url.hostname, port: Number(url.port || 3306) });
    url.port = String(await proxy.plugIn());
    const through = { target: { kind: 'mariadb', url: url.href } as const, drop: async () => undefined };
    at = await createTestApp({ database: through, settings: await measuring() });
    await at.app.get(MetricsServer).listen();
  });
  afterEach(async () => {
    await at.close();
    await proxy.pull();
    await database.drop();
  });

  async function scraped(): Promise<Series[]> {
    at.clock.advance(15);
    const answer = await fetch(`http://127.0.0.1:${at.settings.metrics?.port}/metrics`);
    expect(answer.status).toBe(200);
    return parseSeries(await answer.text());
  }

  const fromTables = (series: Series[]) => FROM_TABLES.map((name) => valueOf(series, name));

  it('count the connections of the pool', async () => {
    await at.read.query('SELECT 1');
    const series = await scraped();
    const connections = (state: string) => valueOf(series, 'touchline_database_connections', { state }) ?? NaN;
    expect(connections('used') + connections('free')).toBeGreaterThanOrEqual(1);
    expect(valueOf(series, 'touchline_database_waiting')).toBe(0);
  });

  it.each([
    ['is away', () => proxy.pull(), () => proxy.plugIn()],
    ['is frozen', () => Promise.resolve(proxy.freeze(true)), () => Promise.resolve(proxy.freeze(false))],
  ])('say so when it %s, make up nothing, and recover', async (_name, fail, heal) => {
    const before = await scraped();
    expect([valueOf(before, 'touchline_database_ready'), ...fromTables(before)]).toEqual([1, 0, 0]);

    await fail();
    const meanwhile = await scraped();
    expect([valueOf(meanwhile, 'touchline_database_ready'), ...fromTables(meanwhile)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    expect(valueOf(meanwhile, 'touchline_http_refused_total', { class: 'reads' })).toBe(0);

    await heal();
    let after = await scraped();
    for (let tries = 0; valueOf(after, 'touchline_mails_waiting') === undefined && tries < 50; tries += 1) {
      await new Promise((done) => setTimeout(done, 100));
      after = await scraped();
    }
    expect([valueOf(after, 'touchline_database_ready'), ...fromTables(after)]).toEqual([1, 0, 0]);
  });
});
