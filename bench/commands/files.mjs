/**
 * The first half of `npm run bench:import`: workbooks that the product's reader and exceljs read in turns, each in a process of its own.
 * exceljs is no dependency: this installs it into a temporary folder, and leaves it out where it cannot.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAllChanged } from '../../packages/tooling/commands/build-changed.mjs';
import { ensureInstalled } from '../../packages/tooling/commands/install.mjs';
import { run } from '../../packages/tooling/commands/run.mjs';

const EXCELJS = 'exceljs@4.4.0';
const ROUNDS = Number(process.env.IMPORT_ROUNDS ?? 3);
const SIZES = [
  { rows: 5000, columns: 12 },
  { rows: 100_000, columns: 8 },
];

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package');
const folder = mkdtempSync(join(tmpdir(), 'touchline-files-'));
try {
  const beside = await install();
  for (const size of SIZES) await compare(size, beside);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The folder of exceljs; null when it cannot be installed. */
async function install() {
  const place = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { code } = await run('npm', ['install', ...place, EXCELJS], { capture: true });
  if (code === 0) return join(folder, 'node_modules/exceljs');
  process.stdout.write(`${EXCELJS} cannot be installed here, so nothing is measured beside it.\n`);
  return null;
}

async function compare({ rows, columns }, beside) {
  const file = join(folder, `${rows}.xlsx`);
  await node(['make-workbook.mjs', file, rows, columns]);
  const readings = { sheets: [], ...(beside && { exceljs: [] }) };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [reader, all] of Object.entries(readings)) {
      const reading = JSON.parse(await node(['reading.mjs', reader, file], { EXCELJS: beside ?? '' }));
      if (reading.rows !== rows) throw new Error(`${reader} reads ${reading.rows} of ${rows} rows.`);
      all.push(reading);
    }
  process.stdout.write(`\n${rows} rows × ${columns} columns\n`);
  const figures = Object.entries(readings).map(([reader, all]) => ({
    reader,
    ms: medianOf(all.map(({ ms }) => ms)),
    megabytes: medianOf(all.map(({ megabytes }) => megabytes)),
  }));
  const last = figures.at(-1);
  const ratioOf = (value, other) => `(${(value / other).toFixed(2)} ×)`;
  for (const { reader, ms, megabytes } of figures) {
    const time = `${(ms / 1000).toFixed(2)} s ${ratioOf(ms, last.ms)}`;
    const memory = `${megabytes.toFixed(0)} MB ${ratioOf(megabytes, last.megabytes)}`;
    process.stdout.write(`  ${reader.padEnd(8)} ${time}, ${memory}\n`);
  }
}

async function node([program, ...args], env = {}) {
  const file = new URL(`../files/${program}`, import.meta.url).pathname;
  const { code, output } = await run(process.execPath, [file, ...args.map(String)], { env, capture: true });
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
  return output;
}

function medianOf(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
