/** What browsers reported about versions of areas, from the database of the product in this checkout. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findCheckout } from '../area/settings.mjs';
import { run } from '../tools/run.mjs';

/**
 * @returns {Promise<object[] | null>} one entry per area, as `AreaOutcomes` of the contracts; null when the database cannot be read,
 *   which the command has explained on standard error, or without a product
 */
export async function readOutcomes() {
  const checkout = findCheckout();
  const command = checkout?.outcomes && join(checkout.folder, checkout.outcomes);
  if (!command || !existsSync(command)) return null;
  const { code, output } = await run(process.execPath, [command, 'outcomes'], { cwd: checkout.folder, capture: true });
  return code === 0 ? JSON.parse(output).areas : null;
}
