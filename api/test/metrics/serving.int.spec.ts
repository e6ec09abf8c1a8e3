import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Shutdown } from '../../src/common/http/shutdown.js';
import { MetricsServer } from '../../src/common/metrics/metrics-server.js';
import { Metrics } from '../../src/common/metrics/metrics.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { freePort } from '../support/free-port.js';
import { measuring, parseSeries, scrape, valueOf } from './support/scrape.js';

const TOKEN = 'a1'.repeat(16);

describe('/metrics', () => {
  let folder: string;
  let tokenFile: string;
  let at: TestApp | null;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'metrics-'));
    tokenFile = join(folder, 'token');
    writeFileSync(tokenFile, `${TOKEN}\n`, { mode: 0o600 });
    at = null;
  });
  afterEach(async () => {
    await at?.close();
    rmSync(folder, { recursive: true });
  });

  async function start(settings: Record<string, string> = {}): Promise<string> {
    at = await createTestApp({ settings: { ...(await measuring()), ...settings } });
    await at.app.get(MetricsServer).listen();
    return `http://127.0.0.1:${at.settings.metrics?.port}`;
  }

  it('is answered on its own port, in the format of Prometheus', async () => {
    const origin = await start();
    const answer = await fetch(`${origin}/metrics`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    const series = parseSeries(await answer.text());
    expect(valueOf(series, 'touchline_build_info', { node: process.versions.node })).toBe(1);
    expect(valueOf(series, 'touchline_database_ready')).toBe(1);
    expect(valueOf(series, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('is nowhere else: not on the port of the product, and nothing else is on its own', async () => {
    const origin = await start();
    const answers = [
      (await at!.app.inject({ method: 'GET', url: '/metrics' })).statusCode,
      (await at!.app.inject({ method: 'GET', url: '/api/metrics' })).statusCode,
    ];
    // Without pages every address outside of the API is answered so.
    expect(answers).toEqual([503, 404]);
    for (const path of ['/', '/metrics/', '/metrics?x=1', '/api/health/live'])
      expect((await fetch(origin + path)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST', body: 'x' })).status).toBe(404);
  });

  it('is answered to nobody without the token, where there is one', async () => {
    const origin = await start({ METRICS_TOKEN_FILE: tokenFile });
    const status = async (authorization?: string, path = '/metrics') =>
      (await fetch(origin + path, authorization === undefined ? {} : { headers: { authorization } })).status;
    expect(await status(`Bearer ${TOKEN}`)).toBe(200);
    expect(await status(`Bearer ${TOKEN}`, '/other')).toBe(404);
    for (const wrong of [undefined, '', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`])
      expect(await status(wrong)).toBe(401);
    expect(await status(undefined, '/other')).toBe(401);
  });

  it.each([
    ['is missing', () => rmSync(tokenFile), /cannot be read \(ENOENT\)/],
    ['is empty', () => writeFileSync(tokenFile, '\n'), /which is empty/],
    ['holds two lines', () => writeFileSync(tokenFile, 'one\ntwo\n'), /must hold one line/],
    ['is readable by others', () => chmodSync(tokenFile, 0o644), /chmod o= /],
  ])('ends the start when the file of the token %s', async (_name, spoil, sentence) => {
    spoil();
    await expect(start({ METRICS_TOKEN_FILE: tokenFile })).rejects.toThrow(sentence);
  });

  it('ends the start when its port is taken', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    try {
      await expect(start({ METRICS_PORT: String(port) })).rejects.toThrow(
        `METRICS_PORT ${port} on 127.0.0.1 is in use by another program: stop that one or set METRICS_PORT`,
      );
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  it('says while the server drains that it is not ready, and ends with the server', async () => {
    const origin = await start();
    writeFileSync(join(at!.siteDir, 'index.html'), '<!doctype html>');
    expect(valueOf(await scrape(at!), 'touchline_ready')).toBe(1);

    at!.app.get(Shutdown).begin();
    at!.clock.advance(15);
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.status).toBe(200);
    const series = parseSeries(await answer.text());
    expect([valueOf(series, 'touchline_ready'), valueOf(series, 'touchline_database_ready')]).toEqual([0, 1]);

    await at!.close();
    at = null;
    await expect(fetch(`${origin}/metrics`)).rejects.toThrow();
  });

  it('is off without METRICS_PORT, and then nothing is recorded', async () => {
    at = await createTestApp();
    await at.app.get(MetricsServer).listen();
    await at.app.inject({ method: 'GET', url: '/api/health/live' });
    expect((await at.app.get(Metrics).text()).trim()).toBe('');
  });
});
