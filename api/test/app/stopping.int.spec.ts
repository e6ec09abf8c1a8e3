import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Shutdown } from '../../src/common/http/shutdown.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

function ask(port: number, agent: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/api/health/live', agent }, (response: IncomingMessage) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
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

  it('refuses new calls with the usual error body while it stops', async () => {
    at.app.get(Shutdown).onModuleDestroy();
    const response = await ask(port(), new Agent());
    expect(response.status).toBe(503);
    expect(JSON.parse(response.body)).toMatchObject({ statusCode: 503, code: 'busy' });
    await at.close();
  });
});
