import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportTargetKey } from '@touchline/contracts/import-targets';
import type { ImportSource, OpenedFile, ReadSummary } from './opened-file.js';

/** What the page asks the worker. */
export type ReadingTask =
  { do: 'open'; source: ImportSource; target: ImportTargetKey } | { do: 'read'; reading: ImportReading };

/** What it answers, with the number of the task. `problem`: the sentence about a file that cannot be read. */
export type ReadingAnswer = { taskNo: number } & ({ answer: OpenedFile | ReadSummary } | { problem: string });
