/** What browsers reported about versions of areas, from the product's database. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../commands/run.mjs';
import { ROOT } from './parts.mjs';

const COMMAND = 'api/dist/release-command.js';

/**
 * @returns {Promise<object[] | null>} one entry per area, as `AreaStatus` of the API; null when the database cannot be read,
 *   which the command has explained on standard error
 */
export async function readOutcomes() {
  if (!existsSync(join(ROOT, COMMAND))) return null;
  const { code, output } = await run(process.execPath, [COMMAND, 'outcomes'], { capture: true });
  return code === 0 ? JSON.parse(output).areas : null;
}

/** The versions of each area that have run well in enough browsers. @param outcomes of `readOutcomes` */
export function provenVersionsIn(outcomes) {
  return Object.fromEntries(
    (outcomes ?? []).map(({ area, versions }) => [
      area,
      versions.filter(({ isProven }) => isProven).map(({ version }) => version),
    ]),
  );
}
