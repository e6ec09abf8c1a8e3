import { Agent, get, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Shutdown } from '../../src/common/http/shutdown.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

function ask(port: number, agent: Agent, path = '/api/health/live'): Promise<{ status: number; connection: unknown }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (response: IncomingMessage) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
    }).once('error', reject);
  });
}

describe('stopping', () => {
  let at: TestApp;

  beforeEach(async () => {
    at = await createTestApp();
    await at.app.listen(0, '127.0.0.1');
  });

  const port = () => (at.app.getHttpServer().address() as AddressInfo).port;

  it('does not wait for connections that browsers keep open for minutes', async () => {
    const agent = new Agent({ keepAlive: true });
    expect((await ask(port(), agent)).status).toBe(200);
    const ended = new Promise((resolve) => Object.values(agent.freeSockets).flat()[0]?.once('close', resolve));
    await at.close();
    await ended;
    agent.destroy();
  });

  it('does not wait for connections that browsers open ahead', async () => {
    const socket = connect(port(), '127.0.0.1');
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => at.app.getHttpServer().once('connection', resolve));
    await at.close();
    await ended;
  });

  it('still serves while it is about to stop, on connections that it then closes, and is not ready any more', async () => {
    writeFileSync(join(at.siteDir, 'index.html'), '<!doctype html>');
    const agent = new Agent({ keepAlive: true });
    expect(await ask(port(), agent, '/api/health/ready')).toEqual({ status: 200, connection: 'keep-alive' });
    at.app.get(Shutdown).begin();
    expect(await ask(port(), agent, '/api/health/ready')).toEqual({ status: 503, connection: 'close' });
    expect(await ask(port(), agent, '/api/installation')).toEqual({ status: 200, connection: 'close' });
    await at.close();
  });

  it('finishes a call that has begun, with the database', async () => {
    const body = JSON.stringify({ email: 'nobody@club.test', password: 'x' });
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      origin: `http://127.0.0.1:${port()}`,
    };
    const call = request({ port: port(), host: '127.0.0.1', path: '/api/coach/login', method: 'POST', headers });
    const status = new Promise((resolve, reject) => {
      call.once('response', (response) => resolve(response.resume().statusCode));
      call.once('error', reject);
    });
    const arrived = new Promise((resolve) => at.app.getHttpServer().once('request', resolve));
    call.write(body.slice(0, 10));
    await arrived;

    const closed = at.close();
    call.end(body.slice(10));
    expect(await status).toBe(401);
    await closed;
  });
});
