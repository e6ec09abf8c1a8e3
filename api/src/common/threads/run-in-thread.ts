import { Worker } from 'node:worker_threads';

interface ThreadTask {
  /** The built module that the thread runs: a thread starts without the loaders that tests and development have. */
  file: string;
  /** What it is given. */
  data: unknown;
  /** Buffers of `data` that are handed over and not copied. */
  transfer?: ArrayBuffer[];
  maxHeapMb: number;
  maxMs: number;
}

/** The task of a thread took more time or memory than it may. */
export class ThreadLimitError extends Error {}

/** Runs a module in a thread of its own until it posts its answer, and ends the thread. Throws `ThreadLimitError`. */
export function runInThread<Answer>({ file, data, transfer = [], maxHeapMb, maxMs }: ThreadTask): Promise<Answer> {
  const worker = new Worker(file, {
    workerData: data,
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    env: {},
  });
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ThreadLimitError()), maxMs);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitError() : error),
    );
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
