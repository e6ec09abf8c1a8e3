/**
 * `npm test [layer …]`: everything, from types to the browser. Gets what it needs by itself; a layer whose needs cannot be met is
 * skipped and named, and under CI=true that is a failure. Ends with the line "N passed, N failed, N skipped".
 */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariaDb } from '../../../api/test/support/mariadb.mjs';
import { ROOT, listParts } from '../release/parts.mjs';
import { buildAllChanged } from './build-changed.mjs';
import { chromiumOrInstall, mariaDbOrInstall } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runTool } from './run.mjs';

const NONE = { passed: 0, failed: 0, skipped: 0 };
const failed = (count = 1) => ({ ...NONE, failed: count });
const sum = (...all) =>
  Object.fromEntries(Object.keys(NONE).map((key) => [key, all.reduce((total, counts) => total + counts[key], 0)]));
const HTTP = ['-c', 'api/jest.together.config.mjs'];
/**
 * A calendar date must not move with the server's clock: one database is tested west of UTC, the other far east of it. Neither suite is
 * repeated in UTC, where such a mistake would not show; the products of the browser stories run there.
 */
const WEST = { TZ: 'America/New_York' };
const EAST = { TZ: 'Pacific/Auckland' };
/** Fills a server with millions of rows: beside it others would wait for that server longer than the product does. */
const SIZED = [...HTTP, 'api/test/size/'];
const UNSIZED = [...HTTP, 'api/test/(?!size/)'];
/** By itself jest leaves one core free, and ends a test after five seconds, which a busy machine needs for a page of many controls. */
const UNIT = ['--maxWorkers=2', '--testTimeout=30000'];
/** Of what stood on screen when a story failed: enough to see which dialog, which notice, which rows. */
const LINES_OF_A_PAGE = 60;
/** What runs after each other, and what beside each other: types and lint keep one core busy each. */
const STEPS = [['types', 'lint'], ['tooling'], ['unit'], ['http-sqlite'], ['http-mariadb'], ['browser']];
const scratch = mkdtempSync(join(tmpdir(), 'touchline-test-'));

const LAYERS = {
  types: async () => (await import('./types.mjs')).checkTypes({ atOnce: 1 }),
  lint: async () => ((await run('npm', ['run', '--silent', 'lint'])) === 0 ? { ...NONE, passed: 1 } : failed()),
  tooling: runNodeTests,
  unit: () => jest('unit', ['--projects', 'packages/ui', ...listParts().map(({ dir }) => dir), ...UNIT]),
  'http-sqlite': () => jest('http-sqlite', HTTP, WEST),
  'http-mariadb': () =>
    withMariaDb(async (TEST_DATABASE_URL) =>
      sum(
        await jest('http-mariadb', UNSIZED, { TEST_DATABASE_URL, ...EAST }),
        await jest('size-mariadb', SIZED, { TEST_DATABASE_URL, ...EAST }),
      ),
    ),
  browser: runBrowser,
};

ensureInstalled();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in LAYERS));
if (unknown.length > 0) {
  process.stderr.write(`There is no layer "${unknown.join('", "')}". Layers: ${Object.keys(LAYERS).join(', ')}.\n`);
  process.exit(1);
}
// The API and its tests read the built contracts.
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');

const total = { ...NONE };
const summary = [];
for (const step of STEPS)
  await Promise.all(step.filter((name) => wanted.length === 0 || wanted.includes(name)).map(runLayer));
rmSync(scratch, { recursive: true, force: true });
process.stdout.write(
  `\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
);
if (total.failed > 0 || (process.env.CI === 'true' && total.skipped > 0) || total.passed === 0) process.exitCode = 1;

async function runLayer(name) {
  process.stdout.write(`\n== ${name}\n`);
  const started = Date.now();
  const counts = await LAYERS[name]().catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    return failed();
  });
  Object.assign(total, sum(total, counts));
  summary.push(
    `${name.padEnd(16)}${String(counts.passed).padStart(5)} passed${String(counts.failed).padStart(4)} failed${String(counts.skipped).padStart(4)} skipped${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s`,
  );
}

function skipped(layer, how) {
  process.stdout.write(`SKIPPED ${layer}: ${how}\n`);
  return { ...NONE, skipped: 1 };
}

async function jest(name, args, env = {}) {
  const file = join(scratch, `${name}.json`);
  const code = await runTool('jest/bin/jest.js', [...args, '--json', `--outputFile=${file}`], { env });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken =
    report.numRuntimeErrorTestSuites +
    (code !== 0 && report.numFailedTests === 0 && report.numRuntimeErrorTestSuites === 0 ? 1 : 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

async function runNodeTests() {
  // By name: what a folder means here differs between the major versions of Node.
  const files = readdirSync(join(ROOT, 'packages/tooling/test'))
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => `packages/tooling/test/${name}`);
  const { code, output } = await run(process.execPath, ['--test', '--test-reporter=tap', ...files], { capture: true });
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
  if (code !== 0) process.stdout.write(output);
  return {
    passed: count('pass'),
    failed: Math.max(count('fail'), code === 0 ? 0 : 1),
    skipped: count('skipped') + count('todo'),
  };
}

async function withMariaDb(layer) {
  if (!mariaDbOrInstall())
    return skipped('MariaDB', 'no mariadbd on this machine; on Debian: apt-get install mariadb-server');
  const database = await startMariaDb();
  try {
    return await layer(database.url);
  } finally {
    await database.stop();
  }
}

async function runBrowser() {
  const chromium = chromiumOrInstall();
  if (!chromium)
    return skipped(
      'browser stories',
      'no Chromium on this machine; on Debian: apt-get install chromium-headless-shell',
    );
  await buildAllChanged();
  const file = join(scratch, 'browser.json');
  const code = await runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (code !== 0) printFailedPages();
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  // A story that passes only on a second run is flaky, and flaky is broken.
  const bad = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: Math.max(bad, code === 0 ? 0 : 1), skipped: stats.skipped };
}

/** What stood on screen when a story failed: where only the log is kept, it is the one witness of a failure that does not come again. */
function printFailedPages() {
  const results = join(ROOT, 'e2e/results');
  for (const story of existsSync(results) ? readdirSync(results) : []) {
    const file = join(results, story, 'error-context.md');
    const page = existsSync(file) && /^```yaml\n([^]*?)^```/m.exec(readFileSync(file, 'utf8'))?.[1];
    if (page)
      process.stdout.write(`\nThe page of ${story}:\n${page.split('\n').slice(0, LINES_OF_A_PAGE).join('\n')}\n`);
  }
}
