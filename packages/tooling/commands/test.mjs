/**
 * `npm test [layer …]`: the short set of the checks, with what the changes since the last commit need beside it.
 * - `--since <commit>`: with what the changes since this commit need; `complete-run` is the newest recorded complete run
 * - `--changed [commit]`: only what the changes since this commit (default: HEAD) need
 * - `--all` (`npm run test:all`): everything; without named layers a run that passes is recorded, which a release needs
 *
 * It installs what it needs. A layer that cannot run here is skipped and reported, which with CI=true is a failure. The
 * last line of output is "N passed, N failed, N skipped".
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quickFolder } from '../../../api/test/support/mariadb.mjs';
import { buildAllChanged } from './build-changed.mjs';
import { chromiumOrInstall, mariaDbOrInstall } from './debian.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * Every layer with the number of cores that it uses. Layers start in this order, each as soon as its cores are free. The
 * longest of those with one core is first, and all others run beside it.
 */
const LAYERS = {
  tooling: 1,
  'size-mariadb': 1,
  lint: 1,
  types: 1,
  format: 1,
  kit: 1,
  circles: 1,
  unit: 2,
  'http-sqlite': 2,
  'http-mariadb': 2,
  browser: 2,
};
const CORES = 2;
/** As `--since`: the commit of the newest recorded complete run. */
const COMPLETE_RUN = 'complete-run';

ensureInstalled();
const { createLayers } = await import('../checks/layers.mjs');
const { failed, sum } = await import('../checks/test-reports.mjs');
const { judgeBudget, slowest } = await import('../checks/budgets.mjs');
const { changedSince, git, readRepository } = await import('../checks/changed-files.mjs');
const { recordRun, recordedRun } = await import('../checks/complete-run.mjs');
const { select } = await import('../checks/selection.mjs');

const { wanted, extent, base } = readArguments();
const changed = extent === 'complete' ? [] : changesSince(base);
const selection = select({ extent: changed === null ? 'complete' : extent, changed: changed ?? [] }, readRepository());
const isComplete = extent === 'complete' || changed === null;
process.stdout.write(`${introduction()}\n`);

// The API and its tests import the built contracts, and the tests of areas the built kit.
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'kit' || kind === 'server');

const scratch = mkdtempSync(join(await quickFolder(), 'touchline-test-'));
const layers = createLayers({ scratch, selection, isComplete });
const results = new Map();
const summary = [];
await runInOrder(Object.keys(LAYERS).filter((name) => wanted.length === 0 || wanted.includes(name)));
rmSync(scratch, { recursive: true, force: true });

const tests = [...results].flatMap(([layer, { tests: timed = [] }]) =>
  timed.map(({ name, ms }) => ({ name: `${layer}  ${name}`, ms })),
);
const budgets = selection.isShortSet ? [...results].flatMap(([name, counts]) => judgeBudget(name, counts) ?? []) : [];
const overBudget = budgets.filter(({ isOver }) => isOver).length;
const total = sum(...results.values(), failed(overBudget));
print('Slowest tests', slowest(tests));
print(
  'Budgets',
  budgets.map(({ line }) => line),
);
print('Layers', summary);
const ranNothing = total.passed === 0 && extent !== 'changed';
const isFailure = total.failed > 0 || (process.env.CI === 'true' && total.skipped > 0) || ranNothing;
if (isFailure) process.exitCode = 1;
if (extent === 'complete' && wanted.length === 0) process.stdout.write(`\n${recorded()}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);

/** @returns {{ wanted: string[], extent: 'complete' | 'short' | 'changed', base: string }} `wanted`: the named layers, empty for all */
function readArguments() {
  const options = { all: { type: 'boolean' }, changed: { type: 'boolean' }, since: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const isLayer = (word) => word in LAYERS;
  const commits = positionals.filter((word) => !isLayer(word));
  if (commits.length > (values.changed ? 1 : 0)) {
    process.stderr.write(`There is no layer "${commits.join('", "')}". Layers: ${Object.keys(LAYERS).join(', ')}.\n`);
    process.exit(1);
  }
  return {
    wanted: positionals.filter(isLayer),
    extent: values.all ? 'complete' : values.changed ? 'changed' : 'short',
    base: values.since ?? commits[0] ?? 'HEAD',
  };
}

/** The changed files; null when the complete run to compare with is not in this repository. */
function changesSince(commit) {
  if (commit !== COMPLETE_RUN) return changedSince(commit);
  const record = recordedRun();
  try {
    return record && changedSince(record.commit);
  } catch {
    return null;
  }
}

/** What runs, and with which programs. */
function introduction() {
  const count = (files, what) => `${files?.length ?? 'all'} ${what}`;
  const { tooling, sqlite, mariadb, browser } = selection;
  return [
    changed === null ? 'No complete run of the checks is recorded in this history, so all of them run.' : '',
    `Chromium: ${chromiumOrInstall() ?? 'none'}. MariaDB: ${mariaDbOrInstall() ?? 'none'}.`,
    isComplete ? 'All checks.' : `The ${extent === 'short' ? 'short set' : 'checks of the changes'}:`,
    `${count(tooling, 'files of tooling tests')}, ${count(sqlite, 'specs on SQLite')}, ${count(mariadb, 'on MariaDB')}.`,
    browser?.files.length > 0 ? `All stories of ${browser.files.join(', ')}.` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function recorded() {
  const [head] = git('rev-parse', 'HEAD');
  if (isFailure || total.skipped > 0) return 'Not recorded as a complete run: see above.';
  if (git('status', '--porcelain').length > 0) return 'Not recorded as a complete run: commit your changes first.';
  return `Recorded in ${recordRun({ commit: head, passed: total.passed })}: commit it.`;
}

function print(title, lines) {
  if (lines.length > 0) process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}

/** Runs layers in this order, as many at the same time as there are cores for. */
async function runInOrder(names) {
  const running = new Map();
  for (const name of names) {
    const usedCores = () => [...running.keys()].reduce((used, other) => used + LAYERS[other], 0);
    while (running.size > 0 && usedCores() + LAYERS[name] > CORES) await Promise.race(running.values());
    running.set(
      name,
      runLayer(name).finally(() => running.delete(name)),
    );
  }
  await Promise.all(running.values());
}

async function runLayer(name) {
  process.stdout.write(`\n== ${name}\n`);
  const started = Date.now();
  const counts = await layers[name]().catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    return failed();
  });
  results.set(name, counts);
  const columns = [
    name.padEnd(16),
    `${String(counts.passed).padStart(5)} passed`,
    `${String(counts.failed).padStart(4)} failed`,
    `${String(counts.skipped).padStart(4)} skipped`,
    `${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s`,
  ];
  summary.push(columns.join(''));
}
