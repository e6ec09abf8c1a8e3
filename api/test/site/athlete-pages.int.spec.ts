import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { SELF_REMOVING_ANSWER_WORKER } from '@touchline/release/service-worker';
import { Actor } from '../support/actors.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ANSWER = '<!doctype html><title>Answer</title>';
const JOIN = '<!doctype html><title>Join</title>';
const SCRIPT = 'answer();';
const WORKER = 'self.answers = 1;';

describe('the pages of athletes', () => {
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

  function putPages({ athletePagesDir } = at): void {
    mkdirSync(join(athletePagesDir, 'files'), { recursive: true });
    const put = (path: string, content: string | Buffer) => writeFileSync(join(athletePagesDir, path), content);
    put('answer.html', ANSWER);
    put('answer.html.br', brotliCompressSync(ANSWER));
    put('join.html', JOIN);
    put('answer-worker.js', WORKER);
    put('files/answer.abc.js', SCRIPT);
  }

  it.each([
    ['/answer', ANSWER],
    ['/answer/', ANSWER],
    ['/join', JOIN],
    ['/join/?code=ABCD2345', JOIN],
  ])('are at %s, where nothing is kept, found, referred from or loaded from elsewhere', async (url, page) => {
    putPages();
    const { statusCode, payload, headers } = await visitor.get(url);
    expect([statusCode, payload, headers['content-type']]).toEqual([200, page, 'text/html; charset=utf-8']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect([headers['etag'], headers['set-cookie']]).toEqual([undefined, undefined]);
  });

  it('are the same whatever the address says besides, also with a key in it', async () => {
    putPages();
    const [plain, other] = [await visitor.get('/answer'), await visitor.get('/answer?x=0123456789ABCDEFGHJKMNPQRS')];
    expect(other.payload).toBe(plain.payload);
  });

  it('are sent compressed', async () => {
    putPages();
    const answer = await visitor.get('/answer', { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(ANSWER);
  });

  it.each(['/answer/0123456789ABCDEFGHJKMNPQRS', '/join/ABCD2345', '/athlete-pages/', '/athlete-pages/answer.html'])(
    'have nothing at %s',
    async (url) => {
      putPages();
      const response = await visitor.get(url);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  it('lets browsers keep their files for ever', async () => {
    putPages();
    const { payload, headers } = await visitor.get('/athlete-pages/answer.abc.js');
    expect([payload, headers['content-type']]).toEqual([SCRIPT, 'text/javascript; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('says that they are not there while they are being built', async () => {
    const { statusCode, headers } = await visitor.get('/answer');
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
  });

  it('opens without a network with a worker of its own, which removes itself where that is switched off', async () => {
    putPages();
    const on = await visitor.get('/answer-worker.js');
    expect([on.payload, on.headers['cache-control']]).toEqual([WORKER, 'no-cache']);

    const beside = await createTestApp({ settings: { OFFLINE_OPENING: 'off' }, database: at.database });
    putPages(beside);
    expect((await new Actor(beside).get('/answer-worker.js')).payload).toBe(SELF_REMOVING_ANSWER_WORKER);
    await beside.close();
  });
});
