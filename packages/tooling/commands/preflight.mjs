import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../release/parts.mjs';

/**
 * Lets the API check its settings, folders and port before anything is written. Ends the process with the API's messages
 * when a check fails.
 * @returns {{
 *   port: number, host: string, dataDir: string, siteDir: string,
 *   publicUrl: string | null, demoData: boolean, database: string, migrations: string,
 * }}
 */
export function preflight() {
  const child = spawnSync(process.execPath, [join(ROOT, 'api/dist/preflight.js')], { cwd: ROOT, encoding: 'utf8' });
  if (child.status !== 0) {
    process.stderr.write(child.stderr);
    process.exit(1);
  }
  return JSON.parse(child.stdout);
}
