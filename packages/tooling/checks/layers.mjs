/** The layers of `npm test`. Each runs its checks and returns how many passed, failed and were skipped. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startMariaDb } from '../../../api/test/support/mariadb.mjs';
import { buildAllChanged } from '../commands/build-changed.mjs';
import {
  caddyOrInstall,
  chromiumOrInstall,
  installClusterPrograms,
  mariaDbOrInstall,
  promtoolOrInstall,
} from '../commands/debian.mjs';
import { run, runTool } from '../commands/run.mjs';
import { checkTypes } from '../commands/types.mjs';
import { ROOT } from '../release/parts.mjs';
import { runCountedJest } from './counted-jest.mjs';

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** Adds up counts. */
export const sum = (...all) =>
  Object.fromEntries(Object.keys(NONE).map((key) => [key, all.reduce((total, counts) => total + counts[key], 0)]));
export const failed = (count = 1) => ({ ...NONE, failed: count });

/**
 * Calendar dates must not depend on the server's time zone, so one database is tested west of UTC and the other far east
 * of it. The browser stories run in UTC, where such errors do not show.
 */
const ZONE_WEST_OF_UTC = { TZ: 'America/New_York' };
const ZONE_EAST_OF_UTC = { TZ: 'Pacific/Auckland' };
/** As on a node of a Galera cluster, so that a test fails where code counts ids on. */
const IDS_WITH_GAPS = ['auto_increment_increment=3', 'auto_increment_offset=2'];
/** These specs write millions of rows. They have a server of their own, so that other specs do not exceed the product's lock timeouts. */
const LARGE_DATA = 'api/test/size/';
const ALL_BUT_LARGE_DATA = 'api/test/(?!size/)';
const FAILED_PAGE_LINE_COUNT = 60;
/** Much longer than any test takes. Without a limit a test that hangs would hang the whole run. */
const NODE_TEST_LIMIT_MS = 600_000;

/**
 * @param {object} options
 * @param {string} options.scratch folder for reports and temporary files
 * @param {import('./changed.mjs').Scope | null} options.scope what to run of each layer; null for all
 * @returns {Record<string, () => Promise<{ passed: number, failed: number, skipped: number }>>}
 */
export function createLayers({ scratch, scope }) {
  const env = { TMPDIR: scratch };
  const files = scope?.lint?.filter((file) => existsSync(join(ROOT, file))) ?? ['.'];
  return {
    types: () => checkTypes({ atOnce: 1, programs: scope?.types }),
    circles: () => runCheck(['packages/tooling/commands/circles.mjs'], files),
    kit: async () =>
      scope && !scope.kit ? NONE : runCheck(['packages/tooling/commands/kit-report.mjs', '--check'], ['packages/ui']),
    lint: () => runCheck([...LINT, ...files], files),
    format: () => runCheck([...FORMAT, ...files], files),
    tooling: async () => (scope && !scope.tooling ? NONE : runNodeTests()),
    unit: () => runUnit(),
    'http-sqlite': () => runHttp('http-sqlite', ZONE_WEST_OF_UTC),
    'http-mariadb': () => runHttpOnMariaDb('http-mariadb', ALL_BUT_LARGE_DATA),
    'size-mariadb': () => runHttpOnMariaDb('size-mariadb', LARGE_DATA),
    browser: () => runBrowser(),
  };

  async function runUnit() {
    if (!scope?.unit) return jest('unit', ['-c', 'packages/tooling/jest/unit.config.mjs']);
    if (scope.unit.length === 0) return NONE;
    return jest('unit', ['-c', 'packages/tooling/jest/unit.config.mjs'], { ROOMS: scope.unit.join(' ') });
  }

  /** @param {string} [pattern] of the paths of the specs to run; all by default */
  async function runHttp(name, more, pattern = '') {
    const changed = scope?.http?.filter((file) => new RegExp(pattern).test(file));
    if (changed?.length === 0) return NONE;
    promtoolOrInstall();
    if (changed) return jest(name, ['-c', 'api/jest.int.config.mjs', '--passWithNoTests', ...changed], more);
    return jest(name, ['-c', 'api/jest.together.config.mjs', ...(pattern ? [pattern] : [])], more);
  }

  async function runHttpOnMariaDb(name, pattern) {
    if (scope?.http?.length === 0) return NONE;
    if (!mariaDbOrInstall()) {
      return skipped('MariaDB', 'no mariadbd on this machine; on Debian: apt-get install mariadb-server');
    }
    // The small and the large club of those specs are filled by the remainders of ids.
    const database = await startMariaDb({ settings: pattern === LARGE_DATA ? [] : IDS_WITH_GAPS });
    try {
      return await runHttp(name, { TEST_DATABASE_URL: database.url, ...ZONE_EAST_OF_UTC }, pattern);
    } finally {
      await database.stop();
    }
  }

  function jest(name, args, more = {}) {
    return runCountedJest(args, { file: join(scratch, `${name}.json`), env: { ...env, ...more } });
  }

  async function runBrowser() {
    if (scope?.browser?.length === 0) return NONE;
    const chromium = chromiumOrInstall();
    if (!chromium) {
      return skipped(
        'browser stories',
        'no Chromium on this machine; on Debian: apt-get install chromium-headless-shell',
      );
    }
    await buildAllChanged();
    const file = join(scratch, 'browser.json');
    const args = ['test', '-c', 'e2e/playwright.config.ts', ...(scope?.browser ?? [])];
    const code = await runTool('@playwright/test/cli.js', args, {
      env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    if (code !== 0) printFailedPages();
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    // A story that passes only on a second run counts as failed.
    const failures = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed: Math.max(failures, code === 0 ? 0 : 1), skipped: stats.skipped };
  }
}

const LINT = [
  'node_modules/eslint/bin/eslint.js',
  '--config',
  'packages/tooling/eslint/eslint.config.mjs',
  '--max-warnings',
  '0',
  '--no-warn-ignored',
];
const FORMAT = [
  'node_modules/prettier/bin/prettier.cjs',
  ...['--check', '--log-level', 'warn', '--ignore-unknown'],
  // Files that were checked before are known by their content, the options and the version of Prettier.
  ...['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/prettier/checked'],
];

async function runCheck([tool, ...args], files) {
  if (files.length === 0) return NONE;
  return (await run(process.execPath, [tool, ...args])) === 0 ? { ...NONE, passed: 1 } : failed();
}

function skipped(layer, how) {
  process.stdout.write(`SKIPPED ${layer}: ${how}\n`);
  return { ...NONE, skipped: 1 };
}

async function runNodeTests() {
  caddyOrInstall();
  installClusterPrograms();
  // The files are listed by name, because major versions of Node treat a folder argument differently.
  const files = readdirSync(join(ROOT, 'packages/tooling/test'))
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => `packages/tooling/test/${name}`);
  const options = ['--test', '--test-reporter=tap', `--test-timeout=${NODE_TEST_LIMIT_MS}`];
  const { code, output } = await run(process.execPath, [...options, ...files], { capture: true });
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
  if (code !== 0) process.stdout.write(output);
  return {
    passed: count('pass'),
    failed: Math.max(count('fail'), code === 0 ? 0 : 1),
    skipped: count('skipped') + count('todo'),
  };
}

/** Prints the page of each failed story, because a log may be all that is left of a failure that is not repeatable. */
function printFailedPages() {
  const results = join(ROOT, 'e2e/results');
  for (const story of existsSync(results) ? readdirSync(results) : []) {
    const file = join(results, story, 'error-context.md');
    const page = existsSync(file) && /^```yaml\n([^]*?)^```/m.exec(readFileSync(file, 'utf8'))?.[1];
    if (page) {
      const shown = page.split('\n').slice(0, FAILED_PAGE_LINE_COUNT).join('\n');
      process.stdout.write(`\nThe page of ${story}:\n${shown}\n`);
    }
  }
}
