import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';

/** Whether each call of a test goes to another of two instances (`TEST_INSTANCES=2`), which needs a server that both connect to. */
export const alternatesInstances = process.env.TEST_INSTANCES === '2' && Boolean(process.env.TEST_DATABASE_URL);

let onlyFirst = 0;

/** Runs `work` on one instance, for tests that watch what one process does. */
export async function onOneInstance<T>(work: () => Promise<T>): Promise<T> {
  onlyFirst += 1;
  try {
    return await work();
  } finally {
    onlyFirst -= 1;
  }
}

/** The application `first`, of whose calls every second one goes to `second`. It waits for the jobs of both. */
export function alternating(first: NestFastifyApplication, second: NestFastifyApplication): NestFastifyApplication {
  const [jobs, otherJobs] = [first.get(AfterAnswer), second.get(AfterAnswer)];
  const ownIdle = jobs.idle.bind(jobs);
  jobs.idle = async () => {
    await Promise.all([ownIdle(), otherJobs.idle()]);
  };

  let turn = 0;
  return new Proxy(first, {
    get(target, name) {
      if (name === 'inject') turn += 1;
      const app = name === 'inject' && turn % 2 === 0 && onlyFirst === 0 ? second : target;
      const value: unknown = Reflect.get(app, name);
      return typeof value === 'function' ? (value.bind(app) as unknown) : value;
    },
  });
}
