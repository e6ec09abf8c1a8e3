/**
 * `npm test [layer …] [-- --changed [commit]]`: runs all checks, or the named layers. It installs what it needs. A layer
 * that cannot run here is skipped and reported, which with CI=true is a failure. `--changed` runs only what the changes
 * since the commit (default: HEAD) can affect. The last line of output is "N passed, N failed, N skipped".
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quickFolder } from '../../../api/test/support/mariadb.mjs';
import { buildAllChanged } from './build-changed.mjs';
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

ensureInstalled();
const { createLayers, failed, sum } = await import('../checks/layers.mjs');
const { wanted, base } = parseArguments(process.argv.slice(2));
const scope = base === null ? null : (await import('../checks/changed-files.mjs')).scopeSince(base);
if (scope) process.stdout.write(`Only what has changed since ${base}:\n${scope.notes.join('\n')}\n`);

// The API and its tests import the built contracts, and the tests of areas the built kit.
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'kit' || kind === 'server');

const scratch = mkdtempSync(join(await quickFolder(), 'touchline-test-'));
const layers = createLayers({ scratch, scope });
const total = sum();
const summary = [];
await runInOrder(Object.keys(LAYERS).filter((name) => wanted.length === 0 || wanted.includes(name)));
rmSync(scratch, { recursive: true, force: true });
process.stdout.write(
  `\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
);
const ranNothing = total.passed === 0 && scope === null;
if (total.failed > 0 || (process.env.CI === 'true' && total.skipped > 0) || ranNothing) process.exitCode = 1;

/** @returns `wanted`: the named layers, empty for all; `base`: the commit of `--changed`, or null */
function parseArguments(args) {
  const at = args.indexOf('--changed');
  const names = Object.keys(LAYERS);
  const isLayer = (word) => names.includes(word);
  const since = at >= 0 && args[at + 1] && !isLayer(args[at + 1]) ? args[at + 1] : null;
  const wanted = args.filter((word) => word !== '--changed' && word !== since);
  const unknown = wanted.filter((word) => !isLayer(word));
  if (unknown.length > 0) {
    process.stderr.write(`There is no layer "${unknown.join('", "')}". Layers: ${names.join(', ')}.\n`);
    process.exit(1);
  }
  return { wanted, base: at >= 0 ? (since ?? 'HEAD') : null };
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
  Object.assign(total, sum(total, counts));
  const columns = [
    name.padEnd(16),
    `${String(counts.passed).padStart(5)} passed`,
    `${String(counts.failed).padStart(4)} failed`,
    `${String(counts.skipped).padStart(4)} skipped`,
    `${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s`,
  ];
  summary.push(columns.join(''));
}
