import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { untilNoneWaits } from './waiting-connections.js';

const CALLERS = 20;
/** Milliseconds in which callers connect while the server does something else. */
const BUSY_MS = 50;

it('lets in everybody who has connected before the port is closed', async () => {
  const server = createServer((_request, response) => response.end('heard'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: false });
  const answers = Array.from({ length: CALLERS }, async () => {
    const [answer] = await once(request({ host: '127.0.0.1', port, agent }).end(), 'response');
    return (answer as { statusCode: number }).statusCode;
  });
  await nextTurn();
  for (const until = performance.now() + BUSY_MS; performance.now() < until;);

  await untilNoneWaits(server);
  server.close();
  const outcomes = await Promise.allSettled(answers);
  expect(outcomes).toEqual(Array.from({ length: CALLERS }, () => ({ status: 'fulfilled', value: 200 })));
  agent.destroy();
});
