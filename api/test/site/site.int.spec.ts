import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { SELF_REMOVING_SERVICE_WORKER } from '@touchline/release/service-worker';
import { Actor } from '../support/actors.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const INDEX = '<!doctype html><title>Touchline</title>';
const SCRIPT = 'globalThis.touchline = 1;'.repeat(50);

describe('the site', () => {
  let at: TestApp;
  let visitor: Actor;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    visitor = new Actor(at);
  });
  afterAll(() => at.close());

  function put(path: string, content: string | Buffer): string {
    const file = join(at.siteDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  }

  function putAll(): void {
    put('index.html', INDEX);
    put('registry.json', '{"seq":1}');
    put('registry/log/1.json', '{}');
    put('shell/1-abc/main.js', SCRIPT);
    put('shell/1-abc/main.js.br', brotliCompressSync(SCRIPT));
    put('shell/1-abc/main.js.gz', gzipSync(SCRIPT));
    put('remotes/mfe-teams/1-def/remoteEntry.js', SCRIPT);
    put('remotes/mfe-teams/1-def/remoteEntry.js.map', '{}');
    put('favicon.svg', '<svg/>');
  }

  it('answers that there are no pages yet, and serves them as soon as they exist', async () => {
    const empty = await visitor.get('/');
    expect([empty.statusCode, empty.headers['cache-control'], empty.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '5',
    ]);
    expect(empty.payload).toBe('The pages of Touchline are not there yet. Please try again in a moment.');
    putAll();
    expect((await visitor.get('/')).payload).toBe(INDEX);
    expect((await visitor.get('/api/health/ready')).json()).toEqual({ status: 'ready' });
  });

  it.each([
    '/',
    '/index.html',
    '/dashboard',
    '/dashboard/wellness',
    '/no/such/page',
    '/a.b/c',
    '/missing.png',
    '/%F0%9F%8F%90',
    '/?next=/x',
  ])('answers the page at %s', async (url) => {
    putAll();
    const response = await visitor.get(url);
    expect([response.statusCode, response.payload, response.headers['cache-control']]).toEqual([
      200,
      INDEX,
      'no-cache',
    ]);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each([
    '/api',
    '/api/x',
    '/remotes',
    '/remotes/',
    '/remotes/mfe-x/1/remoteEntry.js',
    '/shell',
    '/shell/2/main.js',
    '/registry',
    '/registry/',
    '/registry/log/1.json',
    '/registry/log/9.json',
    '/registry.json.gz',
    '/registry.txt',
  ])('never answers a page for the missing %s', async (url) => {
    putAll();
    const response = await visitor.get(url);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(response.headers['etag']).toBeUndefined();
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  it.each([
    '/shell/1-abc/main.js',
    '/remotes/mfe-teams/1-def/remoteEntry.js',
    '/remotes/mfe-teams/1-def/remoteEntry.js.map',
  ])('lets browsers keep %s for ever', async (url) => {
    putAll();
    const response = await visitor.get(url);
    expect([response.statusCode, response.headers['cache-control'], response.headers['vary']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
    ]);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['deflate', undefined],
    ['', undefined],
  ])('packs for %j', async (accepted, encoding) => {
    putAll();
    const response = await visitor.get('/shell/1-abc/main.js', { headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
    const unpack =
      encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (bytes: Buffer) => bytes;
    expect(unpack(response.rawPayload).toString()).toBe(SCRIPT);
  });

  it('does not send a compressed file that is older than its source', async () => {
    putAll();
    const stale = put('shell/1-abc/main.js.br', brotliCompressSync('old'));
    utimesSync(stale, 1, 1);
    const response = await visitor.get('/shell/1-abc/main.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
  });

  it('lets browsers revalidate the registry, and answers 304 while it is unchanged', async () => {
    putAll();
    const first = await visitor.get('/registry.json');
    expect([first.statusCode, first.headers['cache-control'], first.json()]).toEqual([200, 'no-cache', { seq: 1 }]);
    const etag = String(first.headers['etag']);
    const same = await visitor.get('/registry.json', { headers: { 'if-none-match': etag } });
    expect([same.statusCode, same.payload]).toEqual([304, '']);
    put('registry.json', '{"seq":2,"promoted":true}');
    const changed = await visitor.get('/registry.json', { headers: { 'if-none-match': etag } });
    expect([changed.statusCode, changed.json<{ seq: number }>().seq]).toEqual([200, 2]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses the registry with %s, and never sends an older content', async (encoding, unpack) => {
    const headers = { 'accept-encoding': encoding };
    const read = async () => {
      const response = await visitor.get('/registry.json', { headers });
      expect([response.headers['content-encoding'], response.headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
      return JSON.parse(unpack(response.rawPayload).toString()) as { seq: number };
    };
    for (const seq of [1, 2, 1]) {
      put('registry.json', JSON.stringify({ seq, note: 'x'.repeat(seq) }));
      expect((await read()).seq).toBe(seq);
      expect((await read()).seq).toBe(seq);
    }
  });

  it('gives a content the same ETag on every server, and with every encoding another one', async () => {
    const other = await createTestApp({ database: at.database });
    try {
      putAll();
      const tagsOf = async (from: Actor) =>
        Promise.all(
          ['/', '/registry.json', '/shell/1-abc/main.js', '/favicon.svg'].flatMap((url) =>
            ['br', 'gzip', 'identity'].map(
              async (encoding) => (await from.get(url, { headers: { 'accept-encoding': encoding } })).headers['etag'],
            ),
          ),
        );
      const tags = await tagsOf(visitor);
      cpSync(at.siteDir, other.siteDir, { recursive: true });
      expect(await tagsOf(new Actor(other))).toEqual(tags);
      expect(new Set(tags.slice(6, 9)).size).toBe(3);

      const script = put('shell/1-abc/main.js', SCRIPT.replace('1', '2'));
      utimesSync(script, new Date(), new Date(Date.now() - 60_000));
      expect((await tagsOf(visitor))[8]).not.toBe(tags[8]);
    } finally {
      await other.close();
    }
  });

  it('answers the registry as it is to who accepts no encoding', async () => {
    putAll();
    const response = await visitor.get('/registry.json', { headers: { 'accept-encoding': 'identity' } });
    expect([response.headers['content-encoding'], response.json()]).toEqual([undefined, { seq: 1 }]);
  });

  describe('with a registry that names a shell', () => {
    const file = (path: string) => ({ path, bytes: 1, gzipBytes: 1, integrity: `sha384-${path.length}` });
    const head = {
      name: 'mfe-teams',
      version: '1-def',
      entry: file('remoteEntry.js'),
      first: [file('area.js')],
      pages: [{ path: '/calendar', title: 'Calendar', files: [file('calendar.js')] }],
    };
    const registry = {
      format: 1,
      site: 's',
      seq: 1,
      shell: { live: '1-abc', lastGood: null, blocked: [], entry: file('main.js') },
      remotes: { 'mfe-teams': { live: '1-def', lastGood: null, blocked: [], releases: { '1-def': head } } },
    };

    beforeEach(() => {
      putAll();
      for (const version of ['1-abc', '2-xyz']) {
        put(`shell/${version}/index.html`, '<head>%SHELL%/icon.png %HEAD%</head>%SCRIPT%');
        put(`shell/${version}/release.json`, JSON.stringify({ frame: [file(`frame-${version}.js`)] }));
      }
      put('registry.json', JSON.stringify(registry));
    });

    it('makes the page from it, with links to the files of the address', async () => {
      const page = await visitor.get('/calendar?month=2026-11');
      expect(page.payload).toContain('<script defer src="/shell/1-abc/main.js" integrity="sha384-7"');
      expect(page.payload).toContain('href="/remotes/mfe-teams/1-def/calendar.js" as="script" integrity="sha384-11"');
      expect(page.payload).not.toContain('%');
      expect(page.payload).toContain('<head>/shell/1-abc/icon.png ');
      expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
      expect(page.headers['integrity-policy']).toBe('blocked-destinations=(script)');
      expect(page.payload).toContain('href="/shell/1-abc/frame-1-abc.js" as="script"');
      const login = await visitor.get('/login');
      expect(login.payload).not.toContain('/remotes/');
      expect(login.payload).not.toContain('frame-');
    });

    it('answers the shell and the areas of the next registry at once, and 304 in between', async () => {
      const first = await visitor.get('/');
      const again = await visitor.get('/', { headers: { 'if-none-match': String(first.headers['etag']) } });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
      const next = { ...registry, seq: 2, shell: { ...registry.shell, live: '2-xyz' }, remotes: {} };
      put('registry.json', JSON.stringify(next));
      const page = await visitor.get('/calendar', { headers: { 'if-none-match': String(first.headers['etag']) } });
      expect([
        page.statusCode,
        page.payload.includes('/shell/2-xyz/main.js'),
        page.payload.includes('/remotes/'),
      ]).toEqual([200, true, false]);
    });

    it('answers the registry that a page names, also after another one went live', async () => {
      const first = await visitor.get('/calendar');
      expect(first.payload).toContain('<meta name="touchline-registry" content="s 1">');
      put('registry/log/1.json', JSON.stringify({ registry }));
      put('registry.json', JSON.stringify({ ...registry, seq: 2, remotes: {} }));
      put('registry/log/2.json', JSON.stringify({ registry: { ...registry, seq: 2, remotes: {} } }));
      const own = await visitor.get('/registry.json?site=s&seq=1');
      expect([own.statusCode, own.json(), own.headers['cache-control']]).toEqual([
        200,
        registry,
        'public, max-age=31536000, immutable',
      ]);
      expect((await visitor.get('/registry.json?site=s&seq=2')).json()).toMatchObject({ seq: 2, remotes: {} });
      expect((await visitor.get('/calendar')).payload).toContain('content="s 2"');
    });

    it.each(['site=s&seq=3', 'site=t&seq=1', 'seq=1', 'site=s&seq=', 'site=s&seq=../1', 'site=s&seq=1&seq=1'])(
      'has no registry for %s, and lets nobody remember that',
      async (query) => {
        put('registry/log/1.json', JSON.stringify({ registry }));
        put('registry/log/3.json', JSON.stringify({ registry: { ...registry, seq: 3 } }));
        put('registry.json', JSON.stringify({ ...registry, seq: 2 }));
        const { statusCode, headers } = await visitor.get(`/registry.json?${query}`);
        expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      },
    );

    describe('the service worker', () => {
      const workerOf = async (from = visitor) => {
        const { statusCode, headers, payload } = await from.get('/service-worker.js');
        expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
          200,
          'no-cache',
          'text/javascript; charset=utf-8',
        ]);
        return payload;
      };

      it('is that of the live shell, also after a rollback', async () => {
        put('shell/1-abc/service-worker.js', '// 1-abc');
        put('shell/2-xyz/service-worker.js', '// 2-xyz');
        expect(await workerOf()).toBe('// 1-abc');
        put('registry.json', JSON.stringify({ ...registry, seq: 2, shell: { ...registry.shell, live: '2-xyz' } }));
        expect(await workerOf()).toBe('// 2-xyz');
        put('registry.json', JSON.stringify({ ...registry, seq: 3 }));
        expect(await workerOf()).toBe('// 1-abc');
      });

      it('is not sent again while it is the one that the browser has', async () => {
        put('shell/1-abc/service-worker.js', '// 1-abc');
        const etag = String((await visitor.get('/service-worker.js')).headers['etag']);
        const ask = async () =>
          (await visitor.get('/service-worker.js', { headers: { 'if-none-match': etag } })).statusCode;
        expect(await ask()).toBe(304);
        put('shell/1-abc/service-worker.js', '// 1-abd');
        expect(await ask()).toBe(200);
      });

      it('removes itself where the live shell has none, and where nothing is live', async () => {
        expect(await workerOf()).toBe(SELF_REMOVING_SERVICE_WORKER);
        rmSync(join(at.siteDir, 'registry.json'));
        expect(await workerOf()).toBe(SELF_REMOVING_SERVICE_WORKER);
      });

      it('removes itself where opening without a network is switched off', async () => {
        const off = await createTestApp({ settings: { OFFLINE_OPENING: 'off' } });
        try {
          for (const path of ['registry.json', 'shell/1-abc/service-worker.js']) {
            mkdirSync(dirname(join(off.siteDir, path)), { recursive: true });
            writeFileSync(join(off.siteDir, path), path === 'registry.json' ? JSON.stringify(registry) : '// 1-abc');
          }
          expect(await workerOf(new Actor(off))).toBe(SELF_REMOVING_SERVICE_WORKER);
        } finally {
          await off.close();
        }
      });
    });

    it.each(['', '{', '[]', '{"remotes":null}'])('answers index.html while the registry is %j', async (text) => {
      put('registry.json', text);
      expect((await visitor.get('/')).payload).toBe(INDEX);
    });
  });

  it('answers HEAD without a body', async () => {
    putAll();
    for (const url of ['/', '/registry.json', '/shell/1-abc/main.js']) {
      const response = await visitor.send('HEAD', url);
      expect([response.statusCode, response.payload]).toEqual([200, '']);
      expect(Number(response.headers['content-length'])).toBeGreaterThan(0);
    }
    expect((await visitor.send('HEAD', '/shell/none.js')).statusCode).toBe(404);
  });

  it('serves no file outside of its folder', async () => {
    putAll();
    const secret = join(
      dirname(at.siteDir),
      `secret-${createHash('sha256').update(at.siteDir).digest('hex').slice(0, 8)}.txt`,
    );
    writeFileSync(secret, 'SECRET');
    symlinkSync(secret, join(at.siteDir, 'shell/1-abc/link.js'));
    put('shell/.hidden', 'SECRET');
    try {
      const name = secret.split('/').at(-1);
      const urls = [
        `/shell/../../${name}`,
        `/shell/%2e%2e/%2e%2e/${name}`,
        `/shell/..%2f..%2f${name}`,
        `/shell//${secret}`,
        '/shell/1-abc/link.js',
        '/shell/.hidden',
        `/shell/1-abc/..%5c${name}`,
        '/shell/1-abc',
        '/shell/1-abc/',
        '/shell/',
        '/shell/1-abc/main.js%00.png',
      ];
      for (const url of urls) {
        const response = await visitor.get(url);
        expect([url, response.payload.includes('SECRET')]).toEqual([url, false]);
        expect([url, response.statusCode === 200 && response.payload !== INDEX]).toEqual([url, false]);
      }
    } finally {
      rmSync(secret);
    }
  });

  it.each(['touchline.sqlite', 'touchline.sqlite-wal', 'backup.sql.gz', 'package.json', 'notes.html'])(
    'does not serve other files at the top of its folder: %s',
    async (name) => {
      putAll();
      put(name, 'SECRET');
      expect((await visitor.get(`/${name}`)).payload).toBe(INDEX);
    },
  );

  it('serves the files that browsers look for at the top', async () => {
    putAll();
    const response = await visitor.get('/favicon.svg');
    expect([response.payload, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      '<svg/>',
      'image/svg+xml',
      'no-cache',
    ]);
  });

  it('refuses writing methods', async () => {
    putAll();
    expect((await visitor.post('/dashboard', {})).statusCode).toBe(404);
    expect((await visitor.delete('/registry.json')).statusCode).toBe(404);
  });
});
