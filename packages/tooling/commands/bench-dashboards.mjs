/**
 * `npm run bench:dashboards`: measures requests, bytes and drawing times of each dashboard with a year of records.
 * The command prints the figures and asserts nothing, because times depend on the machine.
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
