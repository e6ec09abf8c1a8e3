/** The parts of `npm run dev` that need no build. */
import assert from 'node:assert/strict';
import { createServer, get } from 'node:http';
import { test } from 'node:test';
import { decide } from '../dev/browser/decide.js';
import { devRegistry, withDevHead } from '../dev/dev-registry.mjs';
import { withClient } from '../dev/dev-server.mjs';
import { fromProduct, ownOrigins, toProduct } from '../dev/headers.mjs';
import { forward } from '../dev/proxy.mjs';
import { meaningOf } from '../dev/source-changes.mjs';
import { typeVerdicts } from '../dev/type-check.mjs';

const OWN = ownOrigins('127.0.0.1', 3001);
const PRODUCT = 'https://club.example';
const head = (name, version) => ({ name, version, prefixes: [`/${name}`], pages: [] });

test('in the registry of one area its dev build alone is live, with nothing to fall back to; the others stay as deployed', () => {
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

test('the registry of the whole product is another site in each run: a copy that a browser kept of an earlier one does not count', () => {
  const one = devRegistry('r1', [head('mfe-one', '1.0.0-dev-r1'), head('mfe-two', '1.0.0-dev-r1')]);
  assert.deepEqual(Object.keys(one.remotes), ['mfe-one', 'mfe-two']);
  assert.notEqual(one.site, devRegistry('r2', []).site);
});

test('a request from the dev page reaches the product as from its own', () => {
  const sent = toProduct(
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

test('a foreign page stays foreign, also one whose address begins like ours', () => {
  for (const origin of [
    'https://evil.example',
    'http://localhost:30011',
    'http://localhost:3001.evil.example',
    'null',
  ]) {
    const sent = toProduct({ host: 'localhost:3001', origin, referer: `${origin}/` }, OWN, PRODUCT);
    assert.deepEqual([sent.origin, sent.referer], [origin, `${origin}/`]);
  }
});

test('a session cookie of an https product survives plain http, there and back', () => {
  const answer = fromProduct({
    'set-cookie': ['__Host-touchline_session=abc; Path=/; HttpOnly; Secure; SameSite=Lax'],
    'strict-transport-security': 'max-age=1',
    'content-type': 'text/html',
  });
  assert.deepEqual(answer, {
    'set-cookie': ['dev-Host-touchline_session=abc; Path=/; HttpOnly; SameSite=Lax'],
    'content-type': 'text/html',
  });
  assert.equal(
    toProduct({ cookie: 'a=1; dev-Host-touchline_session=abc' }, OWN, PRODUCT).cookie,
    'a=1; __Host-touchline_session=abc',
  );
});

test('a cookie of a product on plain http passes as it is', () => {
  const cookie = 'touchline_session=abc; Path=/; HttpOnly; SameSite=Lax';
  assert.deepEqual(fromProduct({ 'set-cookie': [cookie] })['set-cookie'], [cookie]);
});

test('the policy of the page stays, but for the upgrade that plain http cannot follow', () => {
  assert.equal(
    fromProduct({ 'content-security-policy': "default-src 'self';upgrade-insecure-requests;script-src 'self'" })[
      'content-security-policy'
    ],
    "default-src 'self';script-src 'self'",
  );
});

test('the client stands before the shell, and once', () => {
  const page = withClient('<!doctype html>\n<html>\n<head>\n<script defer src="/shell/1/main.js"></script>');
  assert.ok(page.indexOf('/__dev/client.js') < page.indexOf('/shell/'));
  assert.equal(withClient(page), page);
});

test('what a change restarts', () => {
  assert.equal(meaningOf('api/src/modules/teams/teams.service.ts'), 'api');
  assert.equal(meaningOf('packages/contracts/src/ratings.ts'), 'api');
  assert.equal(meaningOf('shell/src/index.html'), 'page');
  assert.equal(meaningOf('.env'), 'start');
  assert.equal(meaningOf('packages/tooling/webpack/preset.mjs'), 'start');
  for (const path of [
    'mfe-teams/src/area.tsx',
    'packages/ui/src/index.ts',
    'shell/src/main.tsx',
    'api/test/x.int.spec.ts',
    'api/src-old/main.ts',
  ])
    assert.equal(meaningOf(path), null, path);
});

const state = (parts, more = {}) => ({
  run: 'r',
  registry: '[]',
  parts: Object.fromEntries(Object.entries(parts).map(([name, hash]) => [name, { hash, errors: [] }])),
  ...more,
});
const NOTHING = { reload: false, hot: [] };
const RELOAD = { reload: true, hot: [] };

test('a page that runs the last builds does nothing', () => {
  const page = { joined: { shell: { hash: 's1', hot: false }, 'mfe-one': { hash: 'a1', hot: true } }, failed: [] };
  assert.deepEqual(decide(page, null, state({ shell: 's1', 'mfe-one': 'a1', 'mfe-two': 'b1', api: null })), NOTHING);
});

test('a changed area is patched in place, a changed shell is a new page, an area that is not in this page is nothing to it', () => {
  const page = { joined: { shell: { hash: 's1', hot: false }, 'mfe-one': { hash: 'a1', hot: true } }, failed: [] };
  const before = state({ shell: 's1', 'mfe-one': 'a1', 'mfe-two': 'b1' });
  assert.deepEqual(decide(page, before, state({ shell: 's1', 'mfe-one': 'a2', 'mfe-two': 'b1' })), {
    reload: false,
    hot: ['mfe-one'],
  });
  assert.deepEqual(decide(page, before, state({ shell: 's2', 'mfe-one': 'a2', 'mfe-two': 'b1' })), RELOAD);
  assert.deepEqual(decide(page, before, state({ shell: 's1', 'mfe-one': 'a1', 'mfe-two': 'b2' })), NOTHING);
});

test('an area that cannot be patched, or whose place shows a failure, is a new page', () => {
  const next = state({ 'mfe-one': 'a2' });
  assert.deepEqual(decide({ joined: { 'mfe-one': { hash: 'a1', hot: false } }, failed: [] }, null, next), RELOAD);
  assert.deepEqual(
    decide({ joined: { 'mfe-one': { hash: 'a1', hot: true } }, failed: ['mfe-one'] }, null, next),
    RELOAD,
  );
  assert.deepEqual(decide({ joined: {}, failed: ['mfe-one'] }, state({ 'mfe-one': null }), next), RELOAD);
});

test('a page that began before the shell compiled reloads when it does, and one that is just starting waits', () => {
  assert.deepEqual(decide({ joined: {}, failed: [] }, state({ shell: null }), state({ shell: 's1' })), RELOAD);
  assert.deepEqual(decide({ joined: {}, failed: [] }, null, state({ shell: 's1' })), NOTHING);
});

test('another start of the server, or another registry, is a new page; a build that failed is not', () => {
  const page = { joined: { shell: { hash: 's1', hot: false } }, failed: [] };
  const before = state({ shell: 's1' });
  assert.deepEqual(decide(page, before, state({ shell: 's1' }, { run: 'r2' })), RELOAD);
  assert.deepEqual(decide(page, before, state({ shell: 's1' }, { registry: '[1]' })), RELOAD);
  assert.deepEqual(decide(page, before, { ...before, parts: { shell: { hash: 's1', errors: ['no'] } } }), NOTHING);
});

test('type errors are said as one block, and once that they are gone', () => {
  const judge = typeVerdicts();
  const said = (lines) => lines.map(judge).filter((shown) => shown !== null);
  assert.deepEqual(
    said([
      '10:00:00 AM - Starting compilation in watch mode...',
      '',
      '10:00:05 AM - Found 0 errors. Watching for file changes.',
    ]),
    [],
  );
  assert.deepEqual(
    said([
      '10:01:00 AM - File change detected. Starting incremental compilation...',
      '',
      'api/src/a.ts(1,2): error TS2322: No.',
      '  More.',
      '10:01:01 AM - Found 1 error. Watching for file changes.',
    ]),
    ['types do not fit\napi/src/a.ts(1,2): error TS2322: No.\n  More.'],
  );
  assert.deepEqual(said(['10:02:01 AM - Found 0 errors. Watching for file changes.']), ['types fit again']);
});

test('what is handed on goes to the product and nowhere else, whatever the address says', async (context) => {
  const server = async (handle) => {
    const made = createServer(handle);
    await new Promise((resolve) => made.listen(0, '127.0.0.1', resolve));
    context.after(() => made.close());
    return made.address().port;
  };
  const stolen = [];
  const elsewhere = await server((request, response) => response.end(void stolen.push(request.headers.cookie)));
  const product = await server((request, response) => response.end(`product ${request.url}`));
  const same = (headers) => headers;
  const dev = await server(
    (request, response) => void forward(request, response, `http://127.0.0.1:${product}`, { ask: same, answer: same }),
  );
  const ask = (path) =>
    new Promise((resolve) => {
      get({ host: '127.0.0.1', port: dev, path, headers: { cookie: 'touchline_session=secret' } }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk)).on('end', () => resolve([answer.statusCode, text]));
      });
    });
  assert.deepEqual(await ask('/calendar?a=//b'), [200, 'product /calendar?a=//b']);
  for (const path of [`//127.0.0.1:${elsewhere}/steal`, `http://127.0.0.1:${elsewhere}/steal`])
    assert.deepEqual(await ask(path), [400, '']);
  assert.deepEqual(stolen, []);
});
