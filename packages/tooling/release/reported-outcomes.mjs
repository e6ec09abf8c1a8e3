/** What browsers reported about versions of areas, from the product's database. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../commands/run.mjs';
import { ROOT } from './parts.mjs';

const COMMAND = 'api/dist/release-command.js';

/**
 * @returns {Promise<object[] | null>} one entry per area, as `AreaOutcomes` of the contracts; null when the database cannot be read,
 *   which the command has explained on standard error
 */
export async function readOutcomes() {
  if (!existsSync(join(ROOT, COMMAND))) return null;
  const { code, output } = await run(process.execPath, [COMMAND, 'outcomes'], { capture: true });
  return code === 0 ? JSON.parse(output).areas : null;
}
