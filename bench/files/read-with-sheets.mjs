/**
 * Reads a workbook in a thread, as a page does before its preview: raw cells, the table that they are, and its records. Run by
 * `reading.mjs`.
 */
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

/** Loads the library and returns the number of rows, records and refusals together. */
export async function read(bytes) {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: bytes, transferList: [bytes.buffer] });
  try {
    const { records, refusals } = await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    if (records.length === 0) throw new Error('No row is a record.');
    return records.length + refusals.length;
  } finally {
    await worker.terminate();
  }
}

if (!isMainThread) {
  const { importTargetOf } = await import('@touchline/contracts/import-targets');
  const { PRODUCT_MEASURES } = await import('@touchline/contracts/measure-catalogue');
  const { readFile } = await import('@touchline/sheets/read-file');
  const { recogniseFile } = await import('@touchline/sheets/recognise');
  const { readRecords } = await import('@touchline/sheets/read-records');
  const measures = PRODUCT_MEASURES.map(({ key, store: _store, ...definition }) => ({
    ...{ key, is_retired: false, revision: null },
    versions: [{ ...definition, measure_version: 1, valid_from: null }],
  }));
  const target = importTargetOf('wellness', measures);
  const days = { lastDay: '2100-01-01', timeZone: 'UTC' };
  const file = await readFile(workerData, 'export.xlsx');
  const { reading } = recogniseFile(file, target, days);
  // What a coach answers: on which scale the ratings are.
  const scales = ['sleep_quality', 'fatigue', 'muscle_soreness', 'stress'].map((rating) => ({
    ...{ field: `hooper.${rating}`, min: 1, max: 7, is_reversed: false },
  }));
  parentPort.postMessage(readRecords(file, target, { ...reading, scales }, days));
}
