import type { RegistryDocument, RegistryRemote } from '@touchline/contracts/area';
import { releaseHead } from '../testing/release-head.js';

const registry = (seq: number, remote: Partial<RegistryRemote> = {}): RegistryDocument => ({
  site: 'site-a',
  seq,
  remotes: {
    'mfe-one': {
      live: '2',
      lastGood: null,
      blocked: [],
      releases: { 2: releaseHead('2'), 3: releaseHead('3') },
      ...remote,
    },
  },
});
/** A trial in which nearly every browser takes part. */
const CANARY = { version: '3', share: 99.999 };

let site: (() => Promise<unknown>) | null;
let vetoes: () => Promise<unknown>;
let asked: { url: string; cache: RequestCache | undefined }[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vetoes = () => Promise.resolve({ vetoes: [] });
  globalThis.fetch = async (url, init) => {
    asked.push({ url: String(url), cache: init?.cache });
    const body = String(url) === '/registry.json' ? site?.() : vetoes();
    if (!body) throw new TypeError('offline');
    return { ok: true, status: 200, json: () => body } as unknown as Response;
  };
});

const serve = (document: RegistryDocument) => {
  site = () => Promise.resolve(document);
};
/** The module as in a new page. */
function newPage() {
  let store!: typeof import('./registry-store.js');
  jest.isolateModules(() => {
    store = jest.requireActual('./registry-store');
  });
  const changed = jest.fn();
  store.subscribeToOffers(changed);
  const versions = () => store.currentOffer('mfe-one').candidates.map(({ version }) => version);
  return { ...store, changed, versions };
}

describe('reading again', () => {
  it('takes over a changed registry, and asks the site instead of caches', async () => {
    serve(registry(1));
    const page = newPage();
    await page.loadRegistry();
    serve(registry(2, { live: '3' }));
    await page.refreshRegistry();
    expect(page.registryStore.get().document?.seq).toBe(2);
    expect(page.versions()).toEqual(['3']);
    await expect(page.loadRegistry()).resolves.toMatchObject({ seq: 2 });
    expect(asked).toEqual([
      { url: '/registry.json', cache: 'default' },
      { url: '/registry.json', cache: 'no-cache' },
    ]);
  });

  it('keeps the same object if nothing has changed', async () => {
    serve(registry(1));
    const page = newPage();
    const first = await page.loadRegistry();
    serve(registry(1));
    await page.refreshRegistry();
    expect(page.registryStore.get().document).toBe(first);
  });

  it('keeps the registry after a failure, and says why it is not the site’s', async () => {
    serve(registry(1));
    const page = newPage();
    const first = await page.loadRegistry();
    site = null;
    await page.refreshRegistry();
    expect(page.registryStore.get().document).toBe(first);
    expect(page.registryStatus()).toEqual({ seq: 1, why: 'offline' });
    await expect(page.loadRegistry()).resolves.toBe(first);
    serve(registry(1));
    await page.refreshRegistry();
    expect(page.registryStatus()).toEqual({ seq: 1, why: null });
  });

  it('notifies once of a failure that lasts', async () => {
    serve(registry(1));
    const page = newPage();
    await page.loadRegistry();
    const notified = jest.fn();
    page.registryStore.subscribe(notified);
    site = null;
    await page.refreshRegistry();
    await page.refreshRegistry();
    expect(notified).toHaveBeenCalledTimes(1);
  });

  it('ignores an older registry of the same site, also without storage', async () => {
    serve(registry(2));
    const page = newPage();
    await page.loadRegistry();
    localStorage.clear();
    serve(registry(1));
    await page.refreshRegistry();
    expect(page.registryStore.get().document?.seq).toBe(2);
  });

  it('does not go on to another site, whose server may be one of two', async () => {
    serve(registry(2));
    const page = newPage();
    await page.loadRegistry();
    serve({ ...registry(7, { live: '3' }), site: 'site-b' });
    await page.refreshRegistry();
    expect(page.versions()).toEqual(['2']);
    expect(page.registryStatus()).toEqual({ seq: 2, why: 'the site has changed; reload the page' });
    serve(registry(3, { live: '3' }));
    await page.refreshRegistry();
    expect([page.versions(), page.registryStatus().why]).toEqual([['3'], null]);
  });

  it('heals a page that could not read the registry', async () => {
    site = null;
    const page = newPage();
    await expect(page.loadRegistry()).rejects.toThrow('offline');
    expect(page.registryStatus()).toEqual({ seq: null, why: 'offline' });
    serve(registry(1));
    await page.refreshRegistry();
    expect(page.registryStore.get()).toMatchObject({ document: { seq: 1 }, failure: null });
  });
});

describe('vetoes', () => {
  const vetoRequests = () => asked.filter(({ url }) => url === '/api/release-vetoes').length;

  it('are not asked for without a trial', async () => {
    serve(registry(1));
    const page = newPage();
    await page.loadOffer('mfe-one', false);
    expect(vetoRequests()).toBe(0);
  });

  it('are waited for before a version on trial is offered', async () => {
    let answer: (vetoes: unknown) => void = () => undefined;
    vetoes = () => new Promise((resolve) => (answer = resolve));
    serve(registry(1, { canary: CANARY }));
    const page = newPage();
    const offer = page.loadOffer('mfe-one', false);
    await page.loadRegistry();
    await new Promise((resolve) => setTimeout(resolve));
    expect(vetoRequests()).toBe(1);
    answer({ vetoes: [{ area: 'mfe-one', version: '3' }] });
    expect((await offer).candidates.map(({ version }) => version)).toEqual(['2']);
  });

  it('are not waited for by an area without a trial', async () => {
    vetoes = () => new Promise(() => undefined);
    const document = registry(1, { canary: CANARY });
    serve({
      ...document,
      remotes: { ...document.remotes, 'mfe-two': registry(1).remotes['mfe-one'] as RegistryRemote },
    });
    const page = newPage();
    await expect(page.loadOffer('mfe-two', false)).resolves.toMatchObject({ fallback: null });
  });

  it('that come later arrive with the next reading of an unchanged registry', async () => {
    serve(registry(1, { canary: CANARY }));
    const page = newPage();
    await page.loadOffer('mfe-one', false);
    expect(page.versions()).toEqual(['3', '2']);
    vetoes = () => Promise.resolve({ vetoes: [{ area: 'mfe-one', version: '3' }] });
    page.changed.mockClear();
    await page.refreshRegistry();
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.changed).toHaveBeenCalledTimes(1);
    expect(page.versions()).toEqual(['2']);
  });

  it('of another area mean nothing', async () => {
    vetoes = () => Promise.resolve({ vetoes: [{ area: 'mfe-two', version: '3' }] });
    serve(registry(1, { canary: CANARY }));
    const page = newPage();
    await page.loadOffer('mfe-one', false);
    expect(page.versions()).toEqual(['3', '2']);
  });
});

describe('after another shell has gone live', () => {
  const withShell = (seq: number, live: string, area: string): RegistryDocument => ({
    ...registry(seq, { live: area }),
    shell: { live, lastGood: null, blocked: [], entry: releaseHead('1').entry },
  });

  beforeEach(() => {
    process.env.SHELL_VERSION = 'ours';
  });
  afterEach(() => {
    delete process.env.SHELL_VERSION;
  });

  it('the area that was live with the shell of this page is the fallback, the newest of them', async () => {
    serve(withShell(1, 'ours', '1'));
    const page = newPage();
    await page.loadRegistry();
    serve(withShell(2, 'ours', '2'));
    await page.refreshRegistry();
    expect(page.versions()).toEqual(['2']);
    serve(withShell(3, 'theirs', '3'));
    await page.refreshRegistry();
    expect(page.versions()).toEqual(['3', '2']);
    expect(page.currentOffer('mfe-one').fallback).toBe('2');
  });

  it('a page that was loaded with a registry of another shell has none', async () => {
    serve(withShell(1, 'theirs', '2'));
    const page = newPage();
    await page.loadRegistry();
    expect(page.versions()).toEqual(['2']);
  });
});
