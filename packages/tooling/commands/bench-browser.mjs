/**
 * `npm run bench:dashboards`: requests, bytes and drawing times of each dashboard with a year of records.
 * `npm run bench:releases`: from a rollback to the next page load, and requests that get lost while versions change.
 * Prints the figures and asserts no time, because times depend on the machine.
 */
import { buildAllChanged } from './build-changed.mjs';
import { chromiumOrInstall } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { runTool } from './run.mjs';

ensureInstalled();
await buildAllChanged();
const chromium = chromiumOrInstall();
if (chromium) {
  process.exitCode = await runTool(
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e/bench/playwright.config.ts', process.argv[2]],
    {
      env: { CHROMIUM_PATH: chromium },
    },
  );
} else {
  process.stderr.write('There is no Chromium on this machine; on Debian: apt-get install chromium-headless-shell\n');
  process.exitCode = 1;
}
