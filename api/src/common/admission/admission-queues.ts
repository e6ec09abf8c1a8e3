import { AdmissionQueue } from './admission-queue.js';
import type { CallerGroup } from './route-loads.js';

/**
 * Enough for thirty coaches who open the squad at the same moment; under a load that is too high the time ends the wait.
 */
const COACHES = { waiting: 150, waitMs: 500 };
/** How calls of athletes and their apps wait, and those of everybody who has not signed in: each group has places of its own. */
const OTHERS = { waiting: 100, waitMs: 500 };
const RUNNING_FOR_ANYBODY = 4;
/** Of the places for athletes: without them, the pages that a whole club opens keep the answers out. */
const SHARE_FOR_ANSWERS = 0.6;
/** Of the places for coaches: the processor and the database are the same for both. Measured with twice as many calls as it can answer. */
const SHARE_WHILE_ANSWERS_WAIT = 0.8;

export type AdmissionQueues = Record<CallerGroup, AdmissionQueue>;

/** One queue for each group. `running`: how many calls of coaches are in progress at once, and as many of athletes and apps. */
export function createQueues(running: number): AdmissionQueues {
  const forAnswers = Math.floor(running * SHARE_FOR_ANSWERS);
  const whileAnswersWait = Math.floor(running * SHARE_WHILE_ANSWERS_WAIT);
  const app = new AdmissionQueue({ running, onlyForWrites: () => forAnswers, ...OTHERS });
  return {
    // What an athlete answers is kept before what a coach can read again in a moment. It holds up nothing that coaches save.
    coaches: new AdmissionQueue({
      running,
      onlyForWrites: () => (app.hasWaitingWrites ? whileAnswersWait : 0),
      ...COACHES,
    }),
    app,
    public: new AdmissionQueue({ running: RUNNING_FOR_ANYBODY, onlyForWrites: () => 0, ...OTHERS }),
  };
}
