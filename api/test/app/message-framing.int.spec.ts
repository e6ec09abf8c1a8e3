import { connect, type AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Bytes on a connection, because clients send no such messages. */
describe('a message on the wire', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp();
    await at.app.listen(0, '127.0.0.1');
  });
  afterAll(() => at.close());

  /** The answer to these lines until the server closes the connection. */
  const answerTo = (...lines: string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = at.app.getHttpServer().address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
      let answer = '';
      socket.setEncoding('utf8').on('data', (text) => (answer += text));
      socket.once('error', reject).once('close', () => resolve(answer));
    });
  const statuses = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
  const POST = ['POST /api/coach/login HTTP/1.1', 'Host: club.test', 'Content-Type: application/json'];
  const SECOND = ['GET /api/health/live HTTP/1.1', 'Host: club.test', 'Connection: close', '', ''];

  it('is answered when it is well formed', async () => {
    expect(statuses(await answerTo(...SECOND))).toEqual([200]);
  });

  it.each([
    ['a length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked', '', '0', '', ...SECOND]],
    ['two lengths', ['Content-Length: 0', 'Content-Length: 6', '', '', ...SECOND]],
    ['a length that is not a number', ['Content-Length: 0x0', '', ...SECOND]],
    ['another coding after chunks', ['Transfer-Encoding: chunked, identity', '', '0', '', ...SECOND]],
    ['a space before the colon', ['Content-Length : 0', '', ...SECOND]],
    ['a folded header', ['X-Note: a', ' b', 'Content-Length : 0', '', ...SECOND]],
  ])('with %s is refused, and its rest is not read as another one', async (_name, rest) => {
    const answer = await answerTo(...POST, ...rest);
    expect(statuses(answer)).toEqual([400]);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain("frame-ancestors 'none'");
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/m);
    expect(JSON.parse(body)).toEqual({
      statusCode: 400,
      code: 'validation_failed',
      error: 'The request could not be understood.',
      message: 'The request could not be understood.',
      fields: [],
    });
  });

  it('with too many headers is answered 431', async () => {
    const long = `X-Note: ${'a'.repeat(20_000)}`;
    expect(statuses(await answerTo('GET /api/health/live HTTP/1.1', 'Host: club.test', long, '', ''))).toEqual([431]);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('with the method %s is not echoed', async (method) => {
    const answer = await answerTo(
      `${method} /api/teams HTTP/1.1`,
      'Host: club.test',
      'Origin: http://club.test',
      'X-Note: do-not-echo',
      'Connection: close',
      '',
      '',
    );
    expect(statuses(answer).filter((status) => status < 400)).toEqual([]);
    expect(answer).not.toContain('do-not-echo');
  });
});
