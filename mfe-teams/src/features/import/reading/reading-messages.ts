import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { ImportSource, OpenedFile, ReadSummary } from './opened-file.js';

/** What the page asks the worker. */
export type ReadingTask =
  { do: 'open'; source: ImportSource; target: ImportTarget } | { do: 'read'; reading: ImportReading };

/** What it answers, with the number of the task. `problem`: the sentence about a file that cannot be read. */
export type ReadingAnswer = { taskNo: number } & ({ answer: OpenedFile | ReadSummary } | { problem: string });
