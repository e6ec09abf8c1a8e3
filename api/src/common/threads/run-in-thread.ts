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

/** Beside `maxHeapMb`, for objects that are new. The double, which is the default, is filled as well and saves no time. */
const YOUNG_HEAP_MB = 24;

/** The task of a thread took more time or memory than it may. */
export class ThreadLimitError extends Error {}

/** Runs a module in a thread of its own until it ends, and returns the parts of its answer that it posted. Throws `ThreadLimitError`. */
export function runInThread<Part>({ file, data, transfer = [], maxHeapMb, maxMs }: ThreadTask): Promise<Part[]> {
  const worker = new Worker(file, {
    workerData: data,
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    env: {},
  });
  const parts: Part[] = [];
  return new Promise<Part[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ThreadLimitError()), maxMs);
    worker.on('message', (part: Part) => parts.push(part));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitError() : error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(parts);
    });
  }).finally(() => worker.terminate());
}
