/**
 * `npm run bench:dashboards`: what opening each dashboard costs a browser, and how long it takes from choosing an athlete to their drawn
 * charts, with a year of records. Prints and judges nothing: times are the machine's.
 */
import { buildAllChanged } from './build-changed.mjs';
import { chromiumOrInstall } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { runTool } from './run.mjs';

ensureInstalled();
await buildAllChanged();
const chromium = chromiumOrInstall();
if (chromium) {
  process.exitCode = await runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/bench/playwright.config.ts'], {
    env: { CHROMIUM_PATH: chromium },
  });
} else {
  process.stderr.write('There is no Chromium on this machine; on Debian: apt-get install chromium-headless-shell\n');
  process.exitCode = 1;
}
