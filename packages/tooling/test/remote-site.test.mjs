import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, test } from 'node:test';
import { RemoteSite } from '../../area-kit/release/remote-site.mjs';

const rollbackAt = (address) => new RemoteSite(address).rollback('mfe-teams', { why: 'test' });
let server = null;

afterEach(() => {
  server?.close();
  server = null;
  delete process.env.RELEASE_KEY;
});

/** Some other server than a product of this version. @returns {Promise<string>} its origin */
async function serve(status, body, headers = {}) {
  server = createServer((_request, response) => response.writeHead(status, headers).end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

test('a change without a key sends nothing, and says who can create one', async () => {
  await assert.rejects(rollbackAt('http://127.0.0.1:1'), {
    message: 'RELEASE_KEY is not set. An administrator creates one with `npm run release-key -- --area mfe-teams`.',
  });
});

test('a server that cannot be reached, and one that is not a product, are named', async () => {
  process.env.RELEASE_KEY = 'touchline_release_x';
  await assert.rejects(rollbackAt('http://127.0.0.1:1/calendar'), {
    message: /^http:\/\/127\.0\.0\.1:1 does not answer \(.+\)\.$/,
  });
  const other = await serve(404, '<html>');
  await assert.rejects(rollbackAt(other), {
    message: `${other} takes no releases over the network: it is no Touchline, or an older version of it.`,
  });
});

test('an answer of a proxy is reported by its status, and a key never follows a redirect', async () => {
  process.env.RELEASE_KEY = 'touchline_release_x';
  const proxy = await serve(502, '<html>Bad gateway</html>');
  await assert.rejects(rollbackAt(proxy), { message: `${new URL(proxy).host} answers 502.` });
  server.close();
  const elsewhere = await serve(302, '', { location: 'http://127.0.0.1:1/' });
  await assert.rejects(rollbackAt(elsewhere), { message: /does not answer \(.*redirect.*\)/ });
});
