/**
 * Reads a workbook in the thread of the server, as a preview does: raw cells, the table that they are, and its records, as the texts
 * that the server takes. Run by `reading.mjs`.
 */
import { Worker } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { importTargetOf } from '@touchline/contracts/import-targets';
import { PRODUCT_MEASURES } from '@touchline/contracts/measure-catalogue';

/** As the server has it, in megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 };
const measures = PRODUCT_MEASURES.map(({ key, store: _store, ...definition }) => ({
  ...{ key, is_retired: false, revision: null },
  versions: [{ ...definition, measure_version: 1, valid_from: null }],
}));
const COLUMNS = {
  'First name': 'first_name',
  'Last name': 'last_name',
  Day: 'day',
  'Sleep quality': 'hooper.sleep_quality',
  Fatigue: 'hooper.fatigue',
  'Muscle soreness': 'hooper.muscle_soreness',
  Stress: 'hooper.stress',
};
const RATINGS = Object.values(COLUMNS).filter((field) => field.startsWith('hooper.'));
const reading = {
  ...{ sheets: [], decimal_sign: null, date_order: null, name_order: null },
  columns: Object.entries(COLUMNS).map(([heading, field]) => ({ heading, group: null, occurrence: 0, field })),
  scales: RATINGS.map((field) => ({ field, min: 1, max: 7, is_reversed: false })),
};

/** Returns the number of rows, records and refusals together. */
export async function read(bytes) {
  const workerData = {
    ...{ bytes, fileName: 'export.xlsx', target: importTargetOf('wellness', measures), reading },
    teamDays: { lastDay: '2100-01-01', timeZone: 'UTC' },
  };
  const file = fileURLToPath(import.meta.resolve('@touchline/sheets/file-worker'));
  const worker = new Worker(file, { workerData, transferList: [bytes.buffer], resourceLimits });
  const parts = [];
  await new Promise((resolve, reject) => {
    worker.on('message', (part) => parts.push(part));
    worker.once('error', reject);
    worker.once('exit', resolve);
  });
  const rows = parts.slice(1).map((part) => JSON.parse(part));
  const records = rows.flatMap((part) => part.records);
  if (records.length === 0) throw new Error('No row is a record.');
  return records.length + rows.flatMap((part) => part.refusals).length;
}
