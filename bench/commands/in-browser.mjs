/**
 * `npm run bench:web`, `bench:dashboards` and `bench:releases`: runs the files of `bench/browser` whose name begins so, in Chromium.
 * Each prints its figures and asserts no time, because times depend on the machine.
 */
import { buildAllChanged } from '../../packages/tooling/commands/build-changed.mjs';
import { chromiumOrInstall } from '../../packages/tooling/commands/debian.mjs';
import { ensureInstalled } from '../../packages/tooling/commands/install.mjs';
import { runTool } from '../../packages/tooling/commands/run.mjs';

ensureInstalled();
await buildAllChanged();
const chromium = chromiumOrInstall();
if (chromium) {
  const files = ['test', '-c', 'bench/browser/playwright.config.ts', `bench/browser/${process.argv[2]}`];
  process.exitCode = await runTool('@playwright/test/cli.js', files, { env: { CHROMIUM_PATH: chromium } });
} else {
  process.stderr.write('There is no Chromium on this machine; on Debian: apt-get install chromium-headless-shell\n');
  process.exitCode = 1;
}
