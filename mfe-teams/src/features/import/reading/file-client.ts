import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { ReadingAnswer, ReadingTask } from './reading-messages.js';
import type { ImportSource, OpenedFile, ReadSummary } from './opened-file.js';

/** A file that cannot be read; the message is the sentence for the coach. */
export class UnreadableFileError extends Error {}

/** Reads a file outside of the page's own thread. `close` ends it, with whatever it is doing. */
export interface FileClient {
  open(source: ImportSource, target: ImportTarget): Promise<OpenedFile>;
  read(reading: ImportReading): Promise<ReadSummary>;
  close(): void;
}

export function createFileClient(): FileClient {
  return typeof Worker === 'undefined' ? inPage() : inWorker();
}

function inWorker(): FileClient {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { name: 'import-reading' });
  let taskNo = 0;
  const send = (task: ReadingTask): Promise<never> => {
    taskNo += 1;
    const own = taskNo;
    return new Promise((resolve, reject) => {
      const receive = ({ data }: MessageEvent<ReadingAnswer>) => {
        if (data.taskNo !== own) return;
        worker.removeEventListener('message', receive);
        if ('problem' in data) reject(new UnreadableFileError(data.problem));
        else resolve(data.answer as never);
      };
      worker.addEventListener('message', receive);
      worker.addEventListener('error', () => reject(new Error('the reading failed')), { once: true });
      worker.postMessage({ ...task, taskNo: own });
    });
  };
  return {
    open: (source, target) => send({ do: 'open', source, target }),
    read: (reading) => send({ do: 'read', reading }),
    close: () => worker.terminate(),
  };
}

/** Where there are no workers. */
function inPage(): FileClient {
  const loading = import(/* webpackChunkName: "import-in-page" */ './opened-file.js');
  const opened = loading.then(({ FileReading }) => new FileReading());
  return {
    open: async (source, target) => {
      const { problemSentence } = await loading;
      return (await opened).open(source, target).catch((error: unknown) => {
        const sentence = problemSentence(error);
        throw sentence === null ? error : new UnreadableFileError(sentence);
      });
    },
    read: async (reading) => (await opened).read(reading),
    close: () => undefined,
  };
}
