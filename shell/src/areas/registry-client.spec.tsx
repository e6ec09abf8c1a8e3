import type { RegistryDocument, ReleaseHead } from '@touchline/contracts/area';
import { readRegistry } from './registry-client.js';

const head = (version: string): ReleaseHead => ({
  name: 'mfe-one',
  version,
  container: 'c',
  contract: '^1.0.0',
  runtime: '2.9.2',
  shared: {},
  uses: {},
  owner: 'one',
  prefixes: ['/one'],
  pages: [],
  warm: [],
  first: [],
  entry: { path: 'remoteEntry.js', bytes: 1, gzipBytes: 1, integrity: 'sha384-x' },
});
const registry = (seq: number, site = 'site-a'): RegistryDocument => ({
  site,
  seq,
  remotes: { 'mfe-one': { live: 'v', lastGood: null, blocked: [], releases: { v: head('v') } } },
});

const DAY = 86_400_000;
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = () => Promise.resolve().then(() => answer());
});

const serve = (document: unknown, status = 200) => {
  answer = () => ({ ok: status < 400, status, json: () => Promise.resolve(document) }) as Response;
};
const unreachable = () => {
  answer = () => Promise.reject(new TypeError('offline'));
};

describe('the registry', () => {
  it('is read from the site', async () => {
    serve(registry(3));
    await expect(readRegistry(0)).resolves.toEqual(registry(3));
  });

  it.each([
    ['out of reach', unreachable],
    ['an error', () => serve({}, 503)],
    ['broken', () => serve({ site: 'site-a', seq: 4, remotes: null })],
  ])('falls back to the kept copy when %s', async (_, break_) => {
    serve(registry(3));
    await readRegistry(0);
    break_();
    await expect(readRegistry(DAY)).resolves.toEqual(registry(3));
  });

  it('ignores a copy older than 7 days', async () => {
    serve(registry(3));
    await readRegistry(0);
    unreachable();
    await expect(readRegistry(7 * DAY)).rejects.toThrow('offline');
  });

  it('never goes back to a lower `seq` within one site', async () => {
    serve(registry(5));
    await readRegistry(0);
    serve(registry(4));
    await expect(readRegistry(1)).resolves.toEqual(registry(5));
  });

  it('accepts another site, whatever its `seq`', async () => {
    serve(registry(5));
    await readRegistry(0);
    serve(registry(1, 'site-b'));
    await expect(readRegistry(1)).resolves.toEqual(registry(1, 'site-b'));
  });

  it('starts with the kept copy if the site is slow, and stores the late answer', async () => {
    serve(registry(3));
    await readRegistry(0);
    jest.useFakeTimers();
    try {
      let arrive: (response: Response) => void = () => undefined;
      answer = () => new Promise((resolve) => (arrive = resolve));
      const reading = readRegistry(1);
      await jest.advanceTimersByTimeAsync(1_000);
      await expect(reading).resolves.toEqual(registry(3));
      arrive({ ok: true, status: 200, json: () => Promise.resolve(registry(4)) } as Response);
      await jest.advanceTimersByTimeAsync(0);
    } finally {
      jest.useRealTimers();
    }
    unreachable();
    await expect(readRegistry(2)).resolves.toEqual(registry(4));
  });

  it('rejects when nothing was ever read', async () => {
    unreachable();
    await expect(readRegistry(0)).rejects.toThrow('offline');
  });
});
