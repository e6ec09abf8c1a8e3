import Fastify, { type FastifyInstance } from 'fastify';
import { timeLeft } from '../concurrency/call-deadline.js';
import { registerRequestDeadline } from './request-deadline.js';

describe('the deadline of a call', () => {
  let server: FastifyInstance;

  const serve = (writeMs: number) => {
    server = Fastify();
    registerRequestDeadline(server, { acquireMs: 1000, statementMs: 3000, readMs: 2000, writeMs });
    const left = () => ({ left: timeLeft() });
    server.get('/read', left);
    server.post('/save', left);
    server.post('/file', { config: { carriesFile: true } }, left);
  };
  const leftOf = async (method: 'GET' | 'POST', url: string) =>
    (await server.inject({ method, url })).json<{ left: number }>().left;
  afterEach(() => server.close());

  it('is that for reading or for saving, and a longer one for a file of thousands of rows', async () => {
    serve(3000);
    expect(await leftOf('GET', '/read')).toBeLessThanOrEqual(2000);
    expect(await leftOf('POST', '/save')).toBeLessThanOrEqual(3000);
    const ofFile = await leftOf('POST', '/file');
    expect(ofFile).toBeGreaterThan(3000);
    expect(ofFile).toBeLessThanOrEqual(20_000);
  });

  it('is never shorter for a file than for other saving', async () => {
    serve(60_000);
    expect(await leftOf('POST', '/file')).toBeGreaterThan(20_000);
  });
});
