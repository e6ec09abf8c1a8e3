/** The layers of `npm test`. Each runs its checks and returns how many passed, failed and were skipped, and how long each took. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMariaDb } from '../../../api/test/support/mariadb.mjs';
import { buildAllChanged } from '../commands/build-changed.mjs';
import {
  ageOrInstall,
  caddyOrInstall,
  chromiumOrInstall,
  installClusterPrograms,
  mariaDbOrInstall,
  promtoolOrInstall,
  rOrInstall,
} from '../commands/debian.mjs';
import { run, runTool } from '../commands/run.mjs';
import { checkTypes } from '../commands/types.mjs';
import { ROOT } from '../release/parts.mjs';
import { runCountedJest } from './counted-jest.mjs';
import { NO_TESTS, failed, storyCounts, tapCounts } from './test-reports.mjs';

/**
 * Calendar dates must not depend on the server's time zone, so one database is tested west of UTC and the other far east
 * of it. The browser stories run in UTC, where such errors do not show.
 */
const ZONE_WEST_OF_UTC = { TZ: 'America/New_York' };
const ZONE_EAST_OF_UTC = { TZ: 'Pacific/Auckland' };
/** As on a node of a Galera cluster, so that a test fails where code counts ids on. */
const IDS_WITH_GAPS = ['auto_increment_increment=3', 'auto_increment_offset=2'];
/** These specs write millions of rows. They have a server of their own, so that other specs do not exceed the product's lock timeouts. */
const LARGE_DATA = 'size/';
const FAILED_PAGE_LINE_COUNT = 60;
/** Much longer than any test takes. Without a limit a test that hangs would hang the whole run. */
const NODE_TEST_LIMIT_MS = 600_000;
const COUNT_PROCESSES = join(ROOT, 'packages/tooling/checks/count-processes.cjs');

/**
 * @param {object} options
 * @param {string} options.scratch folder for reports and temporary files
 * @param {import('./selection.mjs').Selection} options.selection
 * @param {boolean} options.isComplete whether stories check the colours of both themes
 * @returns {Record<string, () => Promise<import('./test-reports.mjs').Counts>>}
 */
export function createLayers({ scratch, selection, isComplete }) {
  const files = selection.lint?.filter((file) => existsSync(join(ROOT, file))) ?? ['.'];
  return {
    types: () => checkTypes({ atOnce: 1, programs: selection.types }),
    circles: () => runCheck(['packages/tooling/commands/circles.mjs'], files),
    kit: async () =>
      selection.kit ? runCheck(['packages/tooling/commands/kit-report.mjs', '--check'], ['packages/ui']) : NO_TESTS,
    lint: () => runCheck([...LINT, ...files], files),
    format: () => runCheck([...FORMAT, ...files], files),
    tooling: () => runNodeTests(),
    unit: async () => (selection.unit?.length === 0 ? NO_TESTS : runUnit()),
    'http-sqlite': () => runHttp('http-sqlite', ZONE_WEST_OF_UTC, selection.sqlite ?? httpSpecs()),
    'http-mariadb': () => runHttpOnMariaDb('http-mariadb', (selection.mariadb ?? httpSpecs()).filter(isOrdinary)),
    'size-mariadb': async () =>
      selection.size
        ? runHttpOnMariaDb(
            'size-mariadb',
            httpSpecs().filter((name) => !isOrdinary(name)),
          )
        : NO_TESTS,
    browser: async () => (hasNoStories(selection.browser) ? NO_TESTS : runBrowser()),
  };

  function runUnit() {
    const rooms = selection.unit ? { ROOMS: selection.unit.join(' ') } : {};
    return jest('unit', ['-c', 'packages/tooling/jest/unit.config.mjs'], rooms);
  }

  /** @param {string[]} specs by their path in `api/test`, without ending */
  async function runHttp(name, more, specs) {
    if (specs.length === 0) return NO_TESTS;
    promtoolOrInstall();
    ageOrInstall();
    if (specs.includes(READING_EXAMPLES)) rOrInstall();
    const list = join(scratch, `${name}-specs.json`);
    writeFileSync(list, JSON.stringify(specs));
    return jest(name, ['-c', 'api/jest.together.config.mjs', '--passWithNoTests'], { ...more, HTTP_SPECS: list });
  }

  async function runHttpOnMariaDb(name, specs) {
    if (specs.length === 0) return NO_TESTS;
    if (!mariaDbOrInstall()) {
      return skipped('MariaDB', 'no mariadbd on this machine; on Debian: apt-get install mariadb-server');
    }
    // The small and the large club of the specs of large data are filled by the remainders of ids.
    const database = await startMariaDb({ settings: name === 'size-mariadb' ? [] : IDS_WITH_GAPS });
    try {
      return await runHttp(name, { TEST_DATABASE_URL: database.url, ...ZONE_EAST_OF_UTC }, specs);
    } finally {
      await database.stop();
    }
  }

  async function jest(name, args, more = {}) {
    const { env, processes } = countingProcesses(name);
    const counts = await runCountedJest(args, {
      file: join(scratch, `${name}.json`),
      env: { TMPDIR: scratch, ...env, ...more },
    });
    return { ...counts, processes: processes() };
  }

  async function runNodeTests() {
    const tests = selection.tooling ?? toolTests();
    if (tests.length === 0) return NO_TESTS;
    caddyOrInstall();
    installClusterPrograms();
    // The files are listed by name, because major versions of Node treat a folder argument differently.
    const options = ['--test', '--test-reporter=tap', `--test-timeout=${NODE_TEST_LIMIT_MS}`];
    // Their temporary folders stay those of the machine: database servers of another user must get into them.
    const { env, processes } = countingProcesses('tooling');
    const { code, output } = await run(process.execPath, [...options, ...tests], { capture: true, env });
    if (code !== 0) process.stdout.write(output);
    return { ...tapCounts(output, code), processes: processes() };
  }

  /** Environment in which the programs that tests start are counted, and their number so far. */
  function countingProcesses(layer) {
    const file = join(scratch, `${layer}-processes`);
    const env = { STARTED_PROCESSES: file, NODE_OPTIONS: `--require "${COUNT_PROCESSES}"` };
    const processes = () => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').length : 0);
    return { env, processes };
  }

  async function runBrowser() {
    const chromium = chromiumOrInstall();
    if (!chromium) {
      return skipped(
        'browser stories',
        'no Chromium on this machine; on Debian: apt-get install chromium-headless-shell',
      );
    }
    await buildAllChanged();
    const file = join(scratch, 'browser.json');
    const args = ['test', '-c', 'e2e/playwright.config.ts', ...storyArguments(selection.browser)];
    const code = await runTool('@playwright/test/cli.js', args, {
      env: {
        TMPDIR: scratch,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...(isComplete && { COMPLETE_RUN: '1' }),
      },
    });
    if (code !== 0) printFailedPages();
    return storyCounts(JSON.parse(readFileSync(file, 'utf8')), code);
  }
}

/** Runs the examples of docs/examples. R is large, and nothing else needs it. */
const READING_EXAMPLES = 'club-data/examples.full';

const isOrdinary = (name) => !name.startsWith(LARGE_DATA);

/** All specs over HTTP, by their path in `api/test`, without ending. */
const httpSpecs = () =>
  readdirSync(join(ROOT, 'api/test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.int.spec.ts'))
    .map((file) => file.replace(/\.int\.spec\.ts$/, '').replaceAll('\\', '/'))
    .sort();

const toolTests = () =>
  ['packages/tooling/test', 'cluster/test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.test.mjs'))
      .map((name) => `${folder}/${name}`),
  );

const hasNoStories = (browser) => browser !== null && !browser.short && browser.files.length === 0;

/** Titles that Playwright greps begin with the name of the file and end with the tags. */
function storyArguments(browser) {
  if (browser === null) return [];
  const names = browser.files.map((file) => file.split('/').at(-1).replaceAll('.', '\\.'));
  return ['--grep', [...(browser.short ? ['@short'] : []), ...names].join('|')];
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
  if (files.length === 0) return NO_TESTS;
  return (await run(process.execPath, [tool, ...args])) === 0 ? { ...NO_TESTS, passed: 1 } : failed();
}

function skipped(layer, how) {
  process.stdout.write(`SKIPPED ${layer}: ${how}\n`);
  return { ...NO_TESTS, skipped: 1 };
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
