import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApi, ended, ready, runProgram, serverEnvironment } from '../support/built-api.js';
import * as build from '../support/factories.js';
import { createTestApp } from '../support/test-app.js';

const EMAIL = 'kim@club.test';

describe('a reset mail that was accepted', () => {
  beforeAll(() => buildApi(), 60_000);

  it('is sent by the next start when the server is killed right after the answer', async () => {
    const at = await createTestApp();
    await build.coach(at, { institutionId: (await build.institution(at)).id, email: EMAIL });
    const env = await serverEnvironment(at.database.target);
    const origin = `http://127.0.0.1:${env['PORT']}`;
    const outbox = () => {
      try {
        return readdirSync(join(env['DATA_DIR'] ?? '', 'outbox'));
      } catch {
        return [];
      }
    };
    const start = async () => {
      const child = runProgram('main', env, { stdio: ['ignore', 'ignore', 'ignore'] });
      await ready(origin, child);
      return child;
    };
    const first = await start();
    const { status } = await fetch(`${origin}/api/coach/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: EMAIL }),
    });
    first.kill('SIGKILL');
    await ended(first);
    expect([status, outbox()]).toEqual([202, []]);

    const second = await start();
    while (outbox().length === 0) await delay(50);
    second.kill('SIGINT');
    expect([await ended(second), outbox().length]).toEqual([0, 1]);
    await at.close();
  });
});
