import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { READER } from '../../src/database/data-source-names.js';
import { measuring, scrape, valueOf } from '../metrics/support/scrape.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the metrics on SQLite', () => {
  let at: TestApp;
  let end: () => void;

  beforeEach(async () => {
    at = await createTestApp({ settings: await measuring() });
  });
  afterEach(() => at.close());

  it('count the writes that wait for their turn', async () => {
    expect(valueOf(await scrape(at), 'touchline_database_waiting')).toBe(0);
    const writes = [at.write(() => new Promise<void>((done) => (end = done))), at.write(async () => undefined)];
    expect(valueOf(await scrape(at), 'touchline_database_waiting')).toBe(2);
    end();
    await Promise.all(writes);
  });

  it('say when the file can no longer be read, and make up nothing', async () => {
    await at.app.get<DataSource>(getDataSourceToken(READER)).destroy();
    const series = await scrape(at);
    expect([valueOf(series, 'touchline_database_ready'), valueOf(series, 'touchline_mails_waiting')]).toEqual([
      0,
      undefined,
    ]);
  });
});
