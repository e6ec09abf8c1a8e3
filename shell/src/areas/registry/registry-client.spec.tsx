import type { RegistryDocument } from '@touchline/contracts/area';
import { releaseHead } from '../testing/release-head.js';
import { newKeys, signed } from '../testing/signed-registry.js';
import * as pageRegistry from './page-registry.js';
import { readRegistry, rereadRegistry } from './registry-client.js';

const registry = (seq: number, site = 'site-a'): RegistryDocument => ({
  site,
  seq,
  remotes: { 'mfe-one': { live: 'v', lastGood: null, blocked: [], releases: { v: releaseHead('v') } } },
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
const documentAt = async (now: number) => (await readRegistry(now)).document;
const unreachable = () => {
  answer = () => Promise.reject(new TypeError('offline'));
};

describe('the registry', () => {
  it('is read from the site', async () => {
    serve(registry(3));
    await expect(documentAt(0)).resolves.toEqual(registry(3));
  });

  it.each([
    ['out of reach', unreachable],
    ['an error', () => serve({}, 503)],
    ['broken', () => serve({ site: 'site-a', seq: 4, remotes: null })],
  ])('falls back to the kept copy when %s', async (_, break_) => {
    serve(registry(3));
    await readRegistry(0);
    break_();
    await expect(documentAt(DAY)).resolves.toEqual(registry(3));
  });

  it('ignores a copy older than 7 days', async () => {
    serve(registry(3));
    await readRegistry(0);
    unreachable();
    await expect(documentAt(7 * DAY)).rejects.toThrow('offline');
  });

  it('never goes back to a lower `seq` within one site', async () => {
    serve(registry(5));
    await readRegistry(0);
    serve(registry(4));
    await expect(documentAt(1)).resolves.toEqual(registry(5));
  });

  it('accepts another site with any `seq`', async () => {
    serve(registry(5));
    await readRegistry(0);
    serve(registry(1, 'site-b'));
    await expect(documentAt(1)).resolves.toEqual(registry(1, 'site-b'));
  });

  it('starts with the kept copy if the site is slow, and stores the late answer', async () => {
    serve(registry(3));
    await readRegistry(0);
    jest.useFakeTimers();
    try {
      let arrive: (response: Response) => void = () => undefined;
      answer = () => new Promise((resolve) => (arrive = resolve));
      const reading = documentAt(1);
      await jest.advanceTimersByTimeAsync(1_000);
      await expect(reading).resolves.toEqual(registry(3));
      arrive({ ok: true, status: 200, json: () => Promise.resolve(registry(4)) } as Response);
      await jest.advanceTimersByTimeAsync(0);
    } finally {
      jest.useRealTimers();
    }
    unreachable();
    await expect(documentAt(2)).resolves.toEqual(registry(4));
  });

  it('says why it is the kept copy', async () => {
    serve(registry(3));
    await expect(readRegistry(0)).resolves.toMatchObject({ failure: null });
    serve({}, 503);
    await expect(readRegistry(1)).resolves.toMatchObject({ failure: { message: 'the registry answered 503' } });
  });

  it('rejects when nothing was ever read', async () => {
    unreachable();
    await expect(documentAt(0)).rejects.toThrow('offline');
  });
});

describe('a page that names its registry', () => {
  const MARK = { site: 'site-a', seq: 4 };
  const PINNED = '/registry.json?site=site-a&seq=4';
  let asked: string[];
  let reload: jest.Mock<boolean, []>;

  /** Answers each address in turn with one of its answers, the last one for ever; null is a 404. */
  function serveBy(answers: Record<string, (RegistryDocument | null)[]>): void {
    asked = [];
    globalThis.fetch = (url) => {
      asked.push(String(url));
      const left = answers[String(url)] ?? [null];
      const document = left.length > 1 ? left.shift() : left[0];
      return Promise.resolve({
        ok: Boolean(document),
        status: document ? 200 : 404,
        json: () => Promise.resolve(document),
      } as Response);
    };
  }
  const read = () => readRegistry(0, MARK, reload);

  beforeEach(() => {
    sessionStorage.clear();
    reload = jest.fn(() => false);
  });

  it('takes the answer that is of the page, without another request', async () => {
    serveBy({ '/registry.json': [registry(4)] });
    await expect(read()).resolves.toEqual({ document: registry(4), failure: null });
    expect(asked).toEqual(['/registry.json']);
  });

  it.each([
    ['newer', registry(5)],
    ['older', registry(3)],
    ['of another site', registry(4, 'site-b')],
  ])('asks for its own when the answer is %s, also when not every server has it', async (_, answered) => {
    serveBy({ '/registry.json': [answered], [PINNED]: [null, registry(4)] });
    await expect(read()).resolves.toEqual({ document: registry(4), failure: null });
    expect(asked).toEqual(['/registry.json', PINNED, PINNED]);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['answered', [5]],
    ['kept', [5, 4]],
  ])('starts nothing that a newer registry blocks, which is %s', async (_, answers) => {
    const onTrial = registry(4);
    onTrial.remotes['mfe-one']!.canary = { version: 'w', share: 50 };
    onTrial.remotes['mfe-one']!.releases['w'] = releaseHead('w');
    const newer = registry(5);
    newer.remotes['mfe-one']!.blocked = ['w'];
    for (const seq of answers) {
      serveBy({ '/registry.json': [seq === 5 ? newer : onTrial], [PINNED]: [onTrial] });
      const blocked = { seq: 4, remotes: { 'mfe-one': { live: 'v', canary: { version: 'w' }, blocked: ['w'] } } };
      await expect(read()).resolves.toMatchObject({ document: blocked });
    }
  });

  it('goes on with a newer registry that blocks the version live in its own', async () => {
    const newer = registry(5);
    Object.assign(newer.remotes['mfe-one']!, { live: 'w', blocked: ['v'], releases: { w: releaseHead('w') } });
    serveBy({ '/registry.json': [newer], [PINNED]: [registry(4)] });
    await expect(read()).resolves.toEqual({ document: newer, failure: null });
  });

  it('reloads when no server has its registry, and goes on with what there is after that', async () => {
    serveBy({ '/registry.json': [registry(5)] });
    reload.mockReturnValueOnce(true);
    const settled = jest.fn();
    void read().then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve));
    expect([reload.mock.calls.length, settled.mock.calls.length]).toEqual([1, 0]);
    await expect(read()).resolves.toMatchObject({
      document: { seq: 5 },
      failure: { message: 'the servers of this site have different releases' },
    });
  });

  it('does not start with a copy of another registry because the site is slow, but when it does not answer', async () => {
    serve(registry(3));
    await readRegistry(0);
    jest.useFakeTimers();
    try {
      globalThis.fetch = () => Promise.resolve().then(() => answer());
      let arrive: (response: Response) => void = () => undefined;
      answer = () => new Promise((resolve) => (arrive = resolve));
      const reading = read();
      await jest.advanceTimersByTimeAsync(2_000);
      arrive({ ok: true, status: 200, json: () => Promise.resolve(registry(4)) } as Response);
      await expect(reading).resolves.toEqual({ document: registry(4), failure: null });
    } finally {
      jest.useRealTimers();
    }
    unreachable();
    await expect(readRegistry(0, { site: 'site-a', seq: 5 })).resolves.toMatchObject({ document: registry(4) });
  });
});

describe('reloading a page', () => {
  beforeEach(() => sessionStorage.clear());

  it('happens once, until a page has had its registry', () => {
    const reload = jest.fn();
    expect([pageRegistry.reloadOnce(reload), pageRegistry.reloadOnce(reload)]).toEqual([true, false]);
    pageRegistry.forgetReload();
    expect(pageRegistry.reloadOnce(reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('the registry of the page', () => {
  afterEach(() => document.head.replaceChildren());

  it.each([
    ['<meta name="touchline-registry" content="site-a 4">', { site: 'site-a', seq: 4 }],
    ['<meta name="touchline-registry" content="site-a">', null],
    ['', null],
  ])('is read from %s', (html, mark) => {
    document.head.innerHTML = html;
    expect(pageRegistry.pageRegistryMark()).toEqual(mark);
  });
});

describe('a shell with a key', () => {
  const { publicKey, privateKey } = newKeys();
  const believed = (seq: number) => signed(registry(seq), privateKey);
  const NOT_SIGNED = 'the registry is not signed';
  const WRONG = 'the signature of the registry is wrong';
  const tampered = (seq: number) => ({ ...believed(seq - 1), seq });

  beforeEach(() => {
    process.env.REGISTRY_PUBLIC_KEY = publicKey;
  });
  afterEach(() => {
    delete process.env.REGISTRY_PUBLIC_KEY;
  });

  it('reads a signed registry', async () => {
    serve(believed(3));
    await expect(readRegistry(0)).resolves.toEqual({ document: registry(3), failure: null });
  });

  it.each([
    ['unsigned', registry(4), NOT_SIGNED],
    ['signed for another key', signed(registry(4), newKeys().privateKey), WRONG],
    ['changed after it was signed', tampered(4), WRONG],
  ])('goes on with the last verified copy when the registry is %s', async (_, sent, message) => {
    serve(believed(3));
    await readRegistry(0);
    serve(sent);
    await expect(readRegistry(1)).resolves.toMatchObject({ document: registry(3), failure: { message } });
    await expect(rereadRegistry(1)).rejects.toThrow(message);
    unreachable();
    await expect(documentAt(2)).resolves.toEqual(registry(3));
  });

  it('rejects without a verified copy', async () => {
    serve(registry(3));
    await expect(readRegistry(0)).rejects.toThrow(NOT_SIGNED);
    expect(localStorage).toHaveLength(0);
  });

  it('is not led back by an older page once it has seen a newer registry', async () => {
    serve(believed(5));
    await readRegistry(0);
    serve(believed(4));
    await expect(readRegistry(1, { site: 'site-a', seq: 4 })).resolves.toMatchObject({ document: { seq: 5 } });
  });

  it('keeps fields that it does not know, so that the copy can be verified again', async () => {
    serve(signed({ ...registry(3), added: { later: true } }, privateKey));
    await readRegistry(0);
    unreachable();
    await expect(documentAt(1)).resolves.toEqual(registry(3));
  });

  it('does not believe a kept copy that was changed, or that a shell without a key has kept', async () => {
    serve(believed(3));
    await readRegistry(0);
    const kept = localStorage.getItem('touchline.registry') ?? '';
    localStorage.setItem('touchline.registry', kept.replace('"owner":"one"', '"owner":"two"'));
    unreachable();
    await expect(readRegistry(1)).rejects.toThrow('offline');

    process.env.REGISTRY_PUBLIC_KEY = '';
    serve(registry(3));
    await readRegistry(2);
    process.env.REGISTRY_PUBLIC_KEY = publicKey;
    unreachable();
    await expect(readRegistry(3)).rejects.toThrow('offline');
  });

  it('does not believe a copy that was signed for a former key', async () => {
    serve(believed(3));
    await readRegistry(0);
    process.env.REGISTRY_PUBLIC_KEY = newKeys().publicKey;
    unreachable();
    await expect(readRegistry(1)).rejects.toThrow('offline');
  });
});
