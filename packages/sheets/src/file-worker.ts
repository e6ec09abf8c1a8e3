import { parentPort, workerData } from 'node:worker_threads';
import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { TeamDays } from './decisions.js';
import { FileProblem } from './file-problem.js';
import { readFile } from './read-file.js';
import { readRecords } from './read-records.js';
import type { ReadRecords } from './records.js';

/** What a thread of the server reads. */
export interface FileTask {
  bytes: Uint8Array;
  fileName: string;
  target: ImportTarget;
  reading: ImportReading;
  teamDays: TeamDays;
}

/**
 * What it answers first, as JSON. `problem`: the sentence about a file that cannot be read; else its rows follow, some in each text,
 * so that the thread that serves others is never busy with many at once.
 */
export type FileAnswer = Omit<ReadRecords, keyof FileRows> | { problem: string };
export type FileRows = Pick<ReadRecords, 'records' | 'refusals'>;

const ROWS_PER_PART = 1_000;

/** The thread of the server that reads one file and ends: the only module of this package that runs in Node alone. */
async function answer({ bytes, fileName, target, reading, teamDays }: FileTask): Promise<void> {
  try {
    const read = readRecords(await readFile(bytes, fileName), target, reading, teamDays);
    const { records, refusals, ...rest } = read;
    post(rest);
    for (let at = 0; at < Math.max(records.length, refusals.length); at += ROWS_PER_PART) {
      const end = at + ROWS_PER_PART;
      post({ records: records.slice(at, end), refusals: refusals.slice(at, end) });
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    post({ problem: error.message });
  }
}

const post = (part: FileAnswer | FileRows): void => parentPort?.postMessage(JSON.stringify(part));

await answer(workerData as FileTask);
