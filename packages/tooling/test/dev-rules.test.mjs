/** Tests of `npm run dev` that need no build. */
import assert from 'node:assert/strict';
import { createServer, get } from 'node:http';
import { test } from 'node:test';
import { pageUpdate } from '../../area-kit/dev/browser/page-update.js';
import { devRegistry, withDevHead } from '../../area-kit/dev/dev-registry.mjs';
import { withClient } from '../../area-kit/dev/dev-server.mjs';
import { ownOrigins, toBrowserHeaders, toProductHeaders } from '../../area-kit/dev/headers.mjs';
import { forward } from '../../area-kit/dev/proxy.mjs';
import { effectOf } from '../dev/watch-sources.mjs';
import { createTypeReporter } from '../dev/watch-types.mjs';

const OWN = ownOrigins('127.0.0.1', 3001);
const PRODUCT = 'https://club.example';
const head = (name, version) => ({ name, version, prefixes: [`/${name}`], pages: [] });

test('only the developed area is live as its dev build, without a fallback; other areas stay as deployed', () => {
  const other = {
    live: '2.0.0-b',
    lastGood: '1.0.0-a',
    blocked: [],
    releases: { '2.0.0-b': head('mfe-two', '2.0.0-b'), '1.0.0-a': head('mfe-two', '1.0.0-a') },
  };
  const deployed = {
    site: 's',
    seq: 7,
    remotes: {
      'mfe-one': {
        live: '1.0.0-a',
        lastGood: '1.0.0-z',
        blocked: [],
        releases: { '1.0.0-a': head('mfe-one', '1.0.0-a') },
      },
      'mfe-two': other,
    },
  };
  const before = structuredClone(deployed);
  const shown = withDevHead(deployed, head('mfe-one', '1.0.0-dev-x'));
  assert.deepEqual(shown.remotes['mfe-one'], {
    live: '1.0.0-dev-x',
    lastGood: null,
    blocked: [],
    releases: { '1.0.0-dev-x': head('mfe-one', '1.0.0-dev-x') },
  });
  assert.deepEqual(shown.remotes['mfe-two'], other);
  assert.deepEqual([shown.site, shown.seq], ['s', 7]);
  assert.deepEqual(deployed, before);
});

test('the registry has another site id in each run, so browsers ignore a stored one', () => {
  const one = devRegistry('r1', [head('mfe-one', '1.0.0-dev-r1'), head('mfe-two', '1.0.0-dev-r1')]);
  assert.deepEqual(Object.keys(one.remotes), ['mfe-one', 'mfe-two']);
  assert.notEqual(one.site, devRegistry('r2', []).site);
});

test('a request from the dev page reaches the product with the product’s own origin', () => {
  const sent = toProductHeaders(
    {
      host: 'localhost:3001',
      origin: 'http://localhost:3001',
      referer: 'http://localhost:3001/calendar?x=1',
      connection: 'keep-alive',
      accept: '*/*',
    },
    OWN,
    PRODUCT,
  );
  assert.deepEqual(sent, { host: 'club.example', origin: PRODUCT, referer: `${PRODUCT}/calendar?x=1`, accept: '*/*' });
});

test('the origin of a foreign page is not changed, even if it begins like ours', () => {
  for (const origin of [
    'https://evil.example',
    'http://localhost:30011',
    'http://localhost:3001.evil.example',
    'null',
  ]) {
    const sent = toProductHeaders({ host: 'localhost:3001', origin, referer: `${origin}/` }, OWN, PRODUCT);
    assert.deepEqual([sent.origin, sent.referer], [origin, `${origin}/`]);
  }
});

test('a session cookie of an https product works over plain http in both directions', () => {
  const answer = toBrowserHeaders({
    'set-cookie': ['__Host-touchline_session=abc; Path=/; HttpOnly; Secure; SameSite=Lax'],
    'strict-transport-security': 'max-age=1',
    'content-type': 'text/html',
  });
  assert.deepEqual(answer, {
    'set-cookie': ['dev-Host-touchline_session=abc; Path=/; HttpOnly; SameSite=Lax'],
    'content-type': 'text/html',
  });
  assert.equal(
    toProductHeaders({ cookie: 'a=1; dev-Host-touchline_session=abc' }, OWN, PRODUCT).cookie,
    'a=1; __Host-touchline_session=abc',
  );
});

test('a cookie of a product on plain http is not changed', () => {
  const cookie = 'touchline_session=abc; Path=/; HttpOnly; SameSite=Lax';
  assert.deepEqual(toBrowserHeaders({ 'set-cookie': [cookie] })['set-cookie'], [cookie]);
});

test('the content security policy stays, without the upgrade to https', () => {
  assert.equal(
    toBrowserHeaders({ 'content-security-policy': "default-src 'self';upgrade-insecure-requests;script-src 'self'" })[
      'content-security-policy'
    ],
    "default-src 'self';script-src 'self'",
  );
});

test('the page may run the client of development, which has no integrity', () => {
  assert.deepEqual(toBrowserHeaders({ 'integrity-policy': 'blocked-destinations=(script)' }), {});
});

test('the client is added once, before the shell', () => {
  const page = withClient('<!doctype html>\n<html>\n<head>\n<script defer src="/shell/1/main.js"></script>');
  assert.ok(page.indexOf('/__dev/client.js') < page.indexOf('/shell/'));
  assert.equal(withClient(page), page);
});

test('a changed file has the effect of its folder', () => {
  assert.equal(effectOf('api/src/modules/teams/teams.service.ts'), 'api');
  assert.equal(effectOf('packages/contracts/src/ratings.ts'), 'api');
  assert.equal(effectOf('athlete-pages/src/styles/page.css'), 'api');
  assert.equal(effectOf('shell/src/public/index.html'), 'page');
  assert.equal(effectOf('.env'), 'start');
  assert.equal(effectOf('packages/tooling/webpack/preset.mjs'), 'start');
  for (const path of [
    'mfe-teams/src/area.tsx',
    'packages/ui/src/index.ts',
    'shell/src/main.tsx',
    'api/test/x.int.spec.ts',
    'api/src-old/main.ts',
  ])
    assert.equal(effectOf(path), null, path);
});

const state = (parts, more = {}) => ({
  run: 'r',
  registry: '[]',
  parts: Object.fromEntries(Object.entries(parts).map(([name, hash]) => [name, { hash, errors: [] }])),
  ...more,
});
const NOTHING = { reload: false, hot: [] };
const RELOAD = { reload: true, hot: [] };

test('a page with the latest builds does nothing', () => {
  const page = { registered: { shell: { hash: 's1', hot: false }, 'mfe-one': { hash: 'a1', hot: true } }, failed: [] };
  assert.deepEqual(
    pageUpdate(page, null, state({ shell: 's1', 'mfe-one': 'a1', 'mfe-two': 'b1', api: null })),
    NOTHING,
  );
});

test('patches a changed area, reloads for a changed shell, ignores an area that is not in the page', () => {
  const page = { registered: { shell: { hash: 's1', hot: false }, 'mfe-one': { hash: 'a1', hot: true } }, failed: [] };
  const before = state({ shell: 's1', 'mfe-one': 'a1', 'mfe-two': 'b1' });
  assert.deepEqual(pageUpdate(page, before, state({ shell: 's1', 'mfe-one': 'a2', 'mfe-two': 'b1' })), {
    reload: false,
    hot: ['mfe-one'],
  });
  assert.deepEqual(pageUpdate(page, before, state({ shell: 's2', 'mfe-one': 'a2', 'mfe-two': 'b1' })), RELOAD);
  assert.deepEqual(pageUpdate(page, before, state({ shell: 's1', 'mfe-one': 'a1', 'mfe-two': 'b2' })), NOTHING);
});

test('reloads for an area that cannot be patched or shows a failure', () => {
  const next = state({ 'mfe-one': 'a2' });
  assert.deepEqual(
    pageUpdate({ registered: { 'mfe-one': { hash: 'a1', hot: false } }, failed: [] }, null, next),
    RELOAD,
  );
  assert.deepEqual(
    pageUpdate({ registered: { 'mfe-one': { hash: 'a1', hot: true } }, failed: ['mfe-one'] }, null, next),
    RELOAD,
  );
  assert.deepEqual(pageUpdate({ registered: {}, failed: ['mfe-one'] }, state({ 'mfe-one': null }), next), RELOAD);
});

test('a page opened before the shell compiled reloads after it; a page that is just loading waits', () => {
  assert.deepEqual(pageUpdate({ registered: {}, failed: [] }, state({ shell: null }), state({ shell: 's1' })), RELOAD);
  assert.deepEqual(pageUpdate({ registered: {}, failed: [] }, null, state({ shell: 's1' })), NOTHING);
});

test('reloads after a restart of the server or a change of the registry, not after a failed build', () => {
  const page = { registered: { shell: { hash: 's1', hot: false } }, failed: [] };
  const before = state({ shell: 's1' });
  assert.deepEqual(pageUpdate(page, before, state({ shell: 's1' }, { run: 'r2' })), RELOAD);
  assert.deepEqual(pageUpdate(page, before, state({ shell: 's1' }, { registry: '[1]' })), RELOAD);
  assert.deepEqual(pageUpdate(page, before, { ...before, parts: { shell: { hash: 's1', errors: ['no'] } } }), NOTHING);
});

test('type errors are printed as one block, and once when they are fixed', () => {
  const report = createTypeReporter();
  const messagesFor = (lines) => lines.map(report).filter((message) => message !== null);
  assert.deepEqual(
    messagesFor([
      '10:00:00 AM - Starting compilation in watch mode...',
      '',
      '10:00:05 AM - Found 0 errors. Watching for file changes.',
    ]),
    [],
  );
  assert.deepEqual(
    messagesFor([
      '10:01:00 AM - File change detected. Starting incremental compilation...',
      '',
      'api/src/a.ts(1,2): error TS2322: No.',
      '  More.',
      '10:01:01 AM - Found 1 error. Watching for file changes.',
    ]),
    ['has type errors\napi/src/a.ts(1,2): error TS2322: No.\n  More.'],
  );
  assert.deepEqual(messagesFor(['10:02:01 AM - Found 0 errors. Watching for file changes.']), [
    'types are correct again',
  ]);
});

test('the proxy forwards to the product only, with any address', async (context) => {
  const server = async (handle) => {
    const httpServer = createServer(handle);
    await new Promise((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
    context.after(() => httpServer.close());
    return httpServer.address().port;
  };
  const stolen = [];
  const elsewhere = await server((request, response) => response.end(void stolen.push(request.headers.cookie)));
  const product = await server((request, response) => response.end(`product ${request.url}`));
  const same = (headers) => headers;
  const dev = await server(
    (request, response) =>
      void forward(request, response, `http://127.0.0.1:${product}`, { requestHeaders: same, responseHeaders: same }),
  );
  const fetchPath = (path) =>
    new Promise((resolve) => {
      get({ host: '127.0.0.1', port: dev, path, headers: { cookie: 'touchline_session=secret' } }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk)).on('end', () => resolve([answer.statusCode, text]));
      });
    });
  assert.deepEqual(await fetchPath('/calendar?a=//b'), [200, 'product /calendar?a=//b']);
  for (const path of [`//127.0.0.1:${elsewhere}/steal`, `http://127.0.0.1:${elsewhere}/steal`])
    assert.deepEqual(await fetchPath(path), [400, '']);
  assert.deepEqual(stolen, []);
});
