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

/** What it answers. `problem`: the sentence about a file that cannot be read. */
export type FileAnswer = ReadRecords | { problem: string };

/** The thread of the server that reads one file and ends: the only module of this package that runs in Node alone. */
async function answer({ bytes, fileName, target, reading, teamDays }: FileTask): Promise<FileAnswer> {
  try {
    return readRecords(await readFile(bytes, fileName), target, reading, teamDays);
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.message };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as FileTask));
