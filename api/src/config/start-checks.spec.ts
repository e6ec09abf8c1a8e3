import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProblems } from './start-checks.js';

describe('startProblems', () => {
  let folder: string;
  let free: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'start-'));
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    free = (probe.address() as AddressInfo).port;
    await new Promise((resolve) => probe.close(resolve));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const check = (changed: Partial<Parameters<typeof startProblems>[0]> = {}) =>
    startProblems({
      dataDir: join(folder, 'data'),
      siteDir: join(folder, 'a/b/site'),
      host: '127.0.0.1',
      port: free,
      metrics: null,
      ...changed,
    });

  it('finds no problem with folders that can be created, and leaves none behind', async () => {
    expect(await check()).toEqual([]);
    expect(await check({ dataDir: folder })).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reports all problems at once', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    try {
      expect(await check({ dataDir: file, siteDir: join(file, 'site'), port })).toEqual([
        `DATA_DIR is ${file}, but ${file} is not a folder.`,
        `SITE_DIR is ${join(file, 'site')}, but ${file} is not a folder.`,
        `PORT ${port} on 127.0.0.1 is in use by another program: stop that one or set PORT to another number.`,
      ]);
    } finally {
      await new Promise((resolve) => taken.close(resolve));
    }
  });

  it('reports a folder that cannot be created', async () => {
    expect(await check({ dataDir: '/proc/touchline' })).toEqual([
      expect.stringMatching(/^DATA_DIR is \/proc\/touchline, which cannot be created \(/),
    ]);
  });

  it('checks the port and the token of the metrics, too', async () => {
    const tokenFile = join(folder, 'token');
    const metrics = { host: '203.0.113.1', port: free, tokenFile };
    expect(await check({ metrics })).toEqual([
      expect.stringContaining('METRICS_HOST 203.0.113.1 is not an address of this machine'),
      `METRICS_TOKEN_FILE is ${tokenFile}, which cannot be read (ENOENT).`,
    ]);
    writeFileSync(tokenFile, 'a1b2', { mode: 0o600 });
    expect(await check({ metrics: { ...metrics, host: '127.0.0.1', port: 0 } })).toEqual([]);
  });

  it('refuses an address of another machine', async () => {
    expect(await check({ host: '203.0.113.1' })).toEqual([
      expect.stringContaining('HOST 203.0.113.1 is not an address of this machine'),
    ]);
  });
});
