import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';

/** Whether each call of a test goes to another of two instances (`TEST_INSTANCES=2`), which needs a server that both connect to. */
export const alternatesInstances = process.env.TEST_INSTANCES === '2' && Boolean(process.env.TEST_DATABASE_URL);

/** Sends every second call of `first` to `second`, and lets `first` wait for the jobs of both. */
export function alternate(first: NestFastifyApplication, second: NestFastifyApplication): void {
  const own = first.inject.bind(first) as typeof first.inject;
  const other = second.inject.bind(second) as typeof first.inject;
  let turn = 0;
  first.inject = ((...call: Parameters<typeof own>) => {
    turn += 1;
    return (turn % 2 === 1 ? own : other)(...call);
  }) as typeof first.inject;

  const [jobs, otherJobs] = [first.get(AfterAnswer), second.get(AfterAnswer)];
  const ownIdle = jobs.idle.bind(jobs);
  jobs.idle = async () => {
    await Promise.all([ownIdle(), otherJobs.idle()]);
  };
}
