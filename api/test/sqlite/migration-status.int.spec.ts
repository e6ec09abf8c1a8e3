import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { buildApi, outputOf, runProgram, serverEnvironment } from '../support/built-api.js';

describe('the status of the migrations', () => {
  it('of a database that does not exist yet is that all are pending, and creates none', async () => {
    buildApi();
    const folder = mkdtempSync(join(tmpdir(), 'touchline-status-'));
    const file = join(folder, 'data/touchline.sqlite');
    try {
      const env = await serverEnvironment({ kind: 'sqlite', file });
      const { code, stdout } = await outputOf(runProgram('migrate-command', env, { args: ['--status'] }));
      expect({ code, lines: stdout.trim().split('\n').length }).toEqual({ code: 3, lines: MIGRATIONS.length + 1 });
      expect(existsSync(join(folder, 'data'))).toBe(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
