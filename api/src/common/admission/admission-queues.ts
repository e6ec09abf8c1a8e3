import { AdmissionQueue, type LoadClass } from './admission-queue.js';
import type { CallerGroup } from './route-loads.js';

/**
 * Enough for thirty coaches who open the squad at the same moment; under a load that is too high the time ends the wait.
 */
const COACH_LIMITS = { waiting: 150, waitMs: 500 };
/** How calls of athletes and their apps wait, and those of everybody who has not signed in: each group has places of its own. */
const OTHER_LIMITS = { waiting: 100, waitMs: 500 };
const RUNNING_FOR_ANYBODY = 4;
/** Of the places for athletes: without them, the pages that a whole club opens keep the answers out. */
const SHARE_FOR_ANSWERS = 0.6;
/** How long an answer waits, in milliseconds, before coaches read less: two that come at the same moment are no sign of too much. */
const HELD_UP_MS = 50;
/** The share of the coaches' places that their reads then leave free: the processor and the database are the same for both. */
const SHARE_WHILE_HELD_UP = 0.9;
/**
 * For how long they then read less, in milliseconds. Without it, each moment in which no answer happens to wait lets as many
 * reads begin as there are places, and they keep the processor from the answers that follow.
 */
const READ_LESS_MS = 2000;

/**
 * One queue for each group. What an athlete answers is kept before what a coach can read again in a moment: while answers
 * are held up, coaches read with one in ten of their places, and no further statistics. What coaches save does not wait for this.
 * Pure: "now" is an argument, in milliseconds.
 */
export class AdmissionQueues {
  private readonly queues: Readonly<Record<CallerGroup, AdmissionQueue>>;
  private readLessUntil = -Infinity;
  private readLess = false;

  /** `running`: how many calls of coaches are in progress at once, and as many of athletes and apps. */
  constructor(running: number) {
    const forAnswers = Math.floor(running * SHARE_FOR_ANSWERS);
    const whileHeldUp = Math.floor(running * SHARE_WHILE_HELD_UP);
    this.queues = {
      coaches: new AdmissionQueue({ running, onlyForWrites: () => (this.readLess ? whileHeldUp : 0), ...COACH_LIMITS }),
      app: new AdmissionQueue({ running, onlyForWrites: () => forAnswers, ...OTHER_LIMITS }),
      public: new AdmissionQueue({ running: RUNNING_FOR_ANYBODY, onlyForWrites: () => 0, ...OTHER_LIMITS }),
    };
  }

  /** Whether answers were held up within the last two seconds. */
  get coachesReadLess(): boolean {
    return this.readLess;
  }

  of(group: CallerGroup): AdmissionQueue {
    return this.queues[group];
  }

  /** Whether a call would be refused at once. One of statistics could keep the last place of reads for seconds. */
  isFullFor(group: CallerGroup, loadClass: LoadClass): boolean {
    if (group === 'coaches' && loadClass === 'statistics' && this.readLess) return true;
    return this.queues[group].isFullFor(loadClass);
  }

  /** Call it often: refuses the calls that have waited for too long, and lets coaches read less or as before. */
  update(now: number): void {
    if (this.queues.app.holdsUpWritesSince(now - HELD_UP_MS)) this.readLessUntil = now + READ_LESS_MS;
    this.readLess = now < this.readLessUntil;
    for (const queue of Object.values(this.queues)) queue.refuseOverdue(now);
    this.queues.coaches.fill();
  }
}
