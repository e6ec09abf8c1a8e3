/** Runs `npm run dev` in a temporary tree, from the first request to Ctrl-C. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { integrityOf } from '../../area-kit/webpack/script-loading-plugin.mjs';
import { createDevTree, page } from './support/dev-tree.mjs';
import { followEvents, freePort, startDev, until } from './support/dev-process.mjs';

let tree;
const running = [];
before(() => {
  tree = createDevTree();
  tree.area('mfe-sample', 'first words');
});
after(() => {
  for (const dev of running) dev.kill();
  tree.remove();
});

function start(call, env) {
  const dev = startDev(tree.root, call, env);
  running.push(dev);
  return dev;
}

/** The call that develops the sample area. */
const developSample = () =>
  `developArea(${JSON.stringify({ name: 'mfe-sample', kind: 'area', dir: join(tree.root, 'mfe-sample') })})`;

const textOf = async (url, options) => (await fetch(url, options)).text();

test(
  'whole product: serves changes, reports errors, keeps the other parts running, and Ctrl-C ends all processes',
  { timeout: 300_000 },
  async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const folders = { DATA_DIR: join(tree.root, 'data'), SITE_DIR: join(tree.root, 'site') };
    const dev = start(
      { file: 'tooling/dev/develop-product.mjs', run: 'developProduct()' },
      { ...folders, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: '', PUBLIC_URL: '', DEMO_DATA: 'off' },
    );
    await dev.prints(`Touchline is ready: ${origin}`);

    const opened = await fetch(`${origin}/sample`, { headers: { accept: 'text/html' } });
    assert.match(opened.headers.get('content-security-policy'), /script-src 'self'/);
    const [, shell] = /client\.js[^]*src="(\/shell\/[^"]+)"/.exec(await opened.text());
    const { remotes } = await (await fetch(`${origin}/registry.json`)).json();
    const { live, releases } = remotes['mfe-sample'];
    const { path, integrity } = releases[live].entry;
    const entry = Buffer.from(await (await fetch(`${origin}/remotes/mfe-sample/${live}/${path}`)).arrayBuffer());
    assert.equal(integrityOf(entry), integrity, 'the shell refuses an entry without integrity');
    const chunk = `${origin}/remotes/mfe-sample/${live}/page.js`;
    assert.equal((await fetch(chunk)).headers.get('cache-control'), 'no-store');
    assert.match(await textOf(chunk), /first words/);

    const events = await followEvents(origin);
    const { hash } = (await events.waitFor('a first state', () => true)).parts['mfe-sample'];
    tree.write('mfe-sample/src/page.tsx', page('second words'));
    await events.waitFor('the build of the changed page', ({ parts }) => parts['mfe-sample'].hash !== hash);
    assert.match(await textOf(chunk), /second words/);
    // Fast Refresh requests the update from the build in the page to the next one.
    const update = await fetch(
      `${origin}/remotes/mfe-sample/${live}/mfe_sample__${live.replace(/[^a-z0-9]/gi, '_')}.${hash}.hot-update.json`,
    );
    assert.ok((await update.json()).c.includes('page'));

    tree.write('mfe-sample/src/page.tsx', 'export function Page( {');
    await events.waitFor('the error of the area', ({ parts }) => parts['mfe-sample'].errors.length > 0);
    assert.match(dev.output(), /mfe-sample +does not compile/);
    assert.match(await textOf(chunk), /second words/);
    assert.equal((await fetch(origin + shell)).status, 200);

    tree.area('mfe-newcomer', 'joined');
    await until(
      'the new folder in the registry',
      async () => 'mfe-newcomer' in (await (await fetch(`${origin}/registry.json`)).json()).remotes,
    );

    const errors = join(tree.root, 'api/src/common/errors/shared.errors.ts');
    const source = readFileSync(errors, 'utf8');
    const refusal = async () => (await (await fetch(`${origin}/api/nowhere`)).json()).error;
    const changed = source.replace("'Not found.'", "'Not found, says the changed API.'");
    assert.notEqual(changed, source);
    writeFileSync(errors, changed);
    // While the API restarts, the proxy answers in its place, with a text.
    const isChanged = () =>
      refusal().then(
        (text) => text === 'Not found, says the changed API.',
        () => false,
      );
    await until('the restarted API', isChanged);
    writeFileSync(errors, `${source}\n((`);
    await events.waitFor('the error of the API', ({ parts }) => parts.api.errors.length > 0);
    assert.equal(await refusal(), 'Not found, says the changed API.');

    await events.end();
    dev.interrupt();
    assert.equal(await dev.ended(), 0);
    assert.equal(dev.hasProcesses(), false);
    assert.equal(await freePort(port), port);
  },
);

test(
  'one area: serves its build inside the running product, and the product accepts its writes',
  { timeout: 120_000 },
  async () => {
    const product = await startProduct();
    const devPort = await freePort();
    const dev = start(
      { file: 'area-kit/dev/develop-area.mjs', run: developSample() },
      { PRODUCT_URL: product.origin, DEV_PORT: String(devPort) },
    );
    tree.write('mfe-sample/src/page.tsx', page('live words'));
    const origin = `http://localhost:${devPort}`;
    await dev.prints(`mfe-sample is live at ${origin}`);

    const { remotes, site } = await (await fetch(`${origin}/registry.json`)).json();
    assert.equal(site, 'deployed');
    assert.deepEqual(remotes['mfe-other'], { live: '1.0.0-a' });
    assert.match(await textOf(`${origin}/remotes/mfe-sample/${remotes['mfe-sample'].live}/page.js`), /live words/);
    assert.match(await textOf(`${origin}/remotes/mfe-other/1.0.0-a/remoteEntry.js`), /GET \/remotes\/mfe-other/);
    assert.match(await textOf(origin, { headers: { accept: 'text/html' } }), /__dev\/client\.js[^]*deployed shell/);

    const write = (from) =>
      fetch(`${origin}/api/anything?x=1`, {
        method: 'POST',
        headers: { origin: from, cookie: 'touchline_session=abc' },
        body: 'sent',
      });
    const own = await write(origin);
    assert.equal(
      await own.text(),
      `POST /api/anything?x=1 from ${product.origin} to ${new URL(product.origin).host} with touchline_session=abc: sent`,
    );
    assert.deepEqual(own.headers.getSetCookie(), ['touchline_session=new; Path=/; HttpOnly']);
    assert.match(await (await write('https://evil.example')).text(), /from https:\/\/evil\.example to/);

    await product.end();
    assert.equal((await fetch(`${origin}/api/anything`)).status, 503);
    dev.interrupt();
    assert.equal(await dev.ended(), 0);
    assert.equal(dev.hasProcesses(), false);
    assert.equal(await freePort(devPort), devPort);
  },
);

test('one area: prints one error message when there is no product', async () => {
  const nowhere = `http://localhost:${await freePort()}`;
  const alone = start(
    {
      file: 'area-kit/dev/develop-area.mjs',
      run: `${developSample()}.catch((error) => { process.stderr.write(error.message); process.exitCode = 1; })`,
    },
    { PRODUCT_URL: nowhere },
  );
  assert.equal(await alone.ended(), 1);
  assert.equal(
    alone.output(),
    `PRODUCT_URL ${nowhere} does not answer: start the product there (npm start), or set PRODUCT_URL to where it runs.`,
  );
});

/** Starts a stand-in for a deployed product. It answers an API request with the headers and body that it received. */
async function startProduct() {
  const server = createServer(async (request, response) => {
    if (request.url === '/registry.json')
      return response.end(JSON.stringify({ site: 'deployed', seq: 1, remotes: { 'mfe-other': { live: '1.0.0-a' } } }));
    if (request.url === '/')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>\n<head>\n</head>deployed shell');
    let body = '';
    for await (const part of request) body += part;
    const { origin, host, cookie } = request.headers;
    response
      .writeHead(200, { 'set-cookie': 'touchline_session=new; Path=/; HttpOnly' })
      .end(`${request.method} ${request.url} from ${origin} to ${host} with ${cookie}: ${body}`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    end: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
