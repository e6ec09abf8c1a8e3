import { parentPort, workerData } from 'node:worker_threads';
import { writeCsv, writeXlsx, type WrittenTable } from './write-file.js';

/** What a thread of the server writes; it answers the bytes. */
export interface WriteTask {
  format: 'csv' | 'xlsx';
  table: WrittenTable;
}

const { format, table } = workerData as WriteTask;
const bytes = format === 'csv' ? writeCsv(table) : await writeXlsx(table);
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
