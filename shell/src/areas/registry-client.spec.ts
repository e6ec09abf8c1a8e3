import type { RegistryDocument, ReleaseHead } from '@touchline/contracts/area';
import { isRegistry, readRegistry } from './registry-client.js';

const head = (version: string): ReleaseHead => ({
  name: 'mfe-one', version, container: 'c', contract: '^1.0.0', runtime: '2.9.2', shared: {}, owner: 'one', prefixes: ['/one'], pages: [], warm: [], first: [],
  entry: { path: 'remoteEntry.js', bytes: 1, gzipBytes: 1, integrity: 'sha384-x' },
});
const registry = (seq: number, site = 'site-a'): RegistryDocument => ({ site, seq, remotes: { 'mfe-one': { live: 'v', lastGood: null, blocked: [], releases: { v: head('v') } } } });

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

  it.each([['out of reach', unreachable], ['an error', () => serve({}, 503)], ['broken', () => serve({ site: 'site-a', seq: 4, remotes: { 'mfe-one': {} } })]])('falls back to the kept copy when %s', async (_, break_) => {
    serve(registry(3));
    await readRegistry(0);
    break_();
    await expect(readRegistry(DAY)).resolves.toEqual(registry(3));
  });

  it('does not believe a copy older than 7 days', async () => {
    serve(registry(3));
    await readRegistry(0);
    unreachable();
    await expect(readRegistry(7 * DAY)).rejects.toThrow('offline');
  });

  it('never goes back to a lower number within one site', async () => {
    serve(registry(5));
    await readRegistry(0);
    serve(registry(4));
    await expect(readRegistry(1)).resolves.toEqual(registry(5));
  });

  it('takes another site as it is, whatever its number', async () => {
    serve(registry(5));
    await readRegistry(0);
    serve(registry(1, 'site-b'));
    await expect(readRegistry(1)).resolves.toEqual(registry(1, 'site-b'));
  });

  it('rejects when nothing was ever read', async () => {
    unreachable();
    await expect(readRegistry(0)).rejects.toThrow('offline');
  });
});

it.each([null, [], 'x', {}, { site: 's', seq: 1.5, remotes: {} }, { site: 's', seq: 1, remotes: { a: { live: 'v', lastGood: null, releases: {} } } }, { site: 's', seq: 1, remotes: { a: null } }])(
  '%j is no registry',
  (value) => expect(isRegistry(value)).toBe(false),
);
