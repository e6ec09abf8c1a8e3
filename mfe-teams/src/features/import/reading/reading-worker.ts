import { FileReading, problemSentence } from './opened-file.js';
import type { ReadingAnswer, ReadingTask } from './reading-messages.js';

/** The worker that reads files: the page stays quick, and a file that takes all memory ends the worker alone. */
const reading = new FileReading();

self.addEventListener('message', ({ data }: MessageEvent<ReadingTask & { taskNo: number }>) => {
  const { taskNo } = data;
  void answer(data).then(
    (done) => self.postMessage({ taskNo, answer: done } satisfies ReadingAnswer),
    (error: unknown) => {
      const problem = problemSentence(error);
      if (problem !== null) self.postMessage({ taskNo, problem } satisfies ReadingAnswer);
      // Reaches the page as an error of the worker.
      else
        setTimeout(() => {
          throw error;
        });
    },
  );
});

const answer = async (task: ReadingTask) =>
  task.do === 'open' ? reading.open(task.source, task.target) : reading.read(task.reading);
