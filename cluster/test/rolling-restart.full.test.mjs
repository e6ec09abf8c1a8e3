/** Two instances are restarted one after the other behind each proxy, and nobody notices. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import { HAPROXY } from '../servers/haproxy.mjs';
import { NGINX } from '../servers/nginx.mjs';
import { rollingRestart } from '../soak/rolling-restarts.mjs';

const RATE = 50;

describe('a rolling restart', { concurrency: true }, () => {
  for (const [proxy, program] of Object.entries({ haproxy: HAPROXY, nginx: NGINX }))
    test(`behind ${proxy} fails no call`, { timeout: 240_000, skip: reasonToSkip(proxy, program) }, async () => {
      const { calls, failed, exits, early } = await rollingRestart({ proxy, rate: RATE });
      assert.deepEqual(failed, []);
      assert.deepEqual(exits, [0, 0]);
      assert.equal(early, 0);
      assert.ok(calls > RATE);
    });
});

/** In CI a missing program fails the test. */
function reasonToSkip(proxy, program) {
  if (existsSync(program) || process.env.CI === 'true') return false;
  return `${program} is missing: apt-get install ${proxy}`;
}
