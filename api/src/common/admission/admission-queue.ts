/** The order in which calls are refused under overload. */
export const LOAD_CLASSES = ['statistics', 'reads', 'writes'] as const;
export type LoadClass = (typeof LOAD_CLASSES)[number];

interface AdmissionLimits {
  /** Number of calls that may be in progress. */
  running: number;
  /** Number of these places that reads and statistics leave free now: what somebody saves does not wait for what others read. */
  onlyForWrites: () => number;
  /** Number of calls that may wait for one of them to end. */
  waiting: number;
  /** Milliseconds after which a waiting call is refused. */
  waitMs: number;
}

/** A call that asks to begin: exactly one of the two functions is called, at once or later. */
export interface AskingCall {
  loadClass: LoadClass;
  /** Whose call it is: those who send share the places fairly. */
  sender: string;
  admit: () => void;
  refuse: () => void;
}

interface WaitingCall extends AskingCall {
  since: number;
}

/**
 * Lets so many calls begin and the others wait for a short time. Of the waiting ones a write begins before a read, and a
 * read before statistics; within a class the newest begins first, because the sender of the oldest has given up by then.
 * So, under a load that is too high, most calls are answered quickly or refused quickly. When too many wait, the oldest
 * of the lowest class is refused. Within a class those come first who have the fewest calls in progress, and those are
 * refused first who have the most waiting: one app that sends without end takes the places of nobody else. Pure: "now"
 * is an argument, in milliseconds.
 */
export class AdmissionQueue {
  private running = 0;
  private runningWrites = 0;
  /** Only of those who have any. */
  private readonly runningOf = new Map<string, number>();
  /** Per class, the oldest first. */
  private readonly waiting: Record<LoadClass, WaitingCall[]> = { statistics: [], reads: [], writes: [] };

  constructor(private readonly limits: AdmissionLimits) {}

  get waitingCount(): number {
    return LOAD_CLASSES.reduce((sum, loadClass) => sum + this.waiting[loadClass].length, 0);
  }

  get runningCount(): number {
    return this.running;
  }

  /**
   * Whether a write has waited since `moment` or longer whose sender has no call in progress: one who sends much makes
   * their own calls wait.
   */
  holdsUpWritesSince(moment: number): boolean {
    return this.waiting.writes.some(({ sender, since }) => since <= moment && !this.runningOf.has(sender));
  }

  /** Whether a call of this class would be refused at once. */
  isFullFor(loadClass: LoadClass): boolean {
    if (this.hasPlaceFor(loadClass) || this.waitingCount < this.limits.waiting) return false;
    return this.lowestWaiting(loadClass) === null;
  }

  /** Admits the call, lets it wait, or refuses it or another one. Every admitted call must `leave`. */
  enter(call: AskingCall, now: number): void {
    if (this.hasPlaceFor(call.loadClass)) {
      this.begin(call);
      return call.admit();
    }
    if (this.waitingCount >= this.limits.waiting) {
      const replaced = this.lowestWaiting(call.loadClass);
      if (replaced === null) return call.refuse();
      this.takeOldestOfBusiest(replaced)?.refuse();
    }
    this.waiting[call.loadClass].push({ ...call, since: now });
  }

  /** Ends a call that was admitted. */
  leave({ sender, loadClass }: Pick<AskingCall, 'sender' | 'loadClass'>): void {
    this.running -= 1;
    if (loadClass === 'writes') this.runningWrites -= 1;
    const left = (this.runningOf.get(sender) ?? 0) - 1;
    if (left > 0) this.runningOf.set(sender, left);
    else this.runningOf.delete(sender);

    this.fill();
  }

  /** Lets waiting calls begin while there are places. Call it when reads may take more places than before. */
  fill(): void {
    for (let next = this.takeNext(); next; next = this.takeNext()) {
      this.begin(next);
      next.admit();
    }
  }

  /** Forgets a waiting call whose sender has gone. Returns false when it does not wait. */
  cancel(call: AskingCall): boolean {
    const waiting = this.waiting[call.loadClass];
    const at = waiting.findIndex(({ admit }) => admit === call.admit);
    if (at !== -1) waiting.splice(at, 1);
    return at !== -1;
  }

  /** Refuses the calls that have waited for too long. */
  refuseOverdue(now: number): void {
    for (const loadClass of LOAD_CLASSES) {
      const waiting = this.waiting[loadClass];
      while (waiting[0] !== undefined && now - waiting[0].since >= this.limits.waitMs) waiting.shift()?.refuse();
    }
  }

  private hasPlaceFor(loadClass: LoadClass): boolean {
    const { running, onlyForWrites } = this.limits;
    if (loadClass !== 'writes' && this.running - this.runningWrites >= running - onlyForWrites()) return false;
    return this.running < running;
  }

  private begin({ sender, loadClass }: AskingCall): void {
    this.running += 1;
    if (loadClass === 'writes') this.runningWrites += 1;
    this.runningOf.set(sender, (this.runningOf.get(sender) ?? 0) + 1);
  }

  /** The newest call of the highest class with a place, whose sender has the fewest in progress. */
  private takeNext(): WaitingCall | undefined {
    const loadClass = LOAD_CLASSES.toReversed().find((each) => this.waiting[each].length > 0 && this.hasPlaceFor(each));
    if (loadClass === undefined) return undefined;
    const waiting = this.waiting[loadClass];
    const inProgress = waiting.map(({ sender }) => this.runningOf.get(sender) ?? 0);
    return waiting.splice(inProgress.lastIndexOf(Math.min(...inProgress)), 1)[0];
  }

  private takeOldestOfBusiest(loadClass: LoadClass): WaitingCall | undefined {
    const waiting = this.waiting[loadClass];
    const waitingOf = new Map<string, number>();
    for (const { sender } of waiting) waitingOf.set(sender, (waitingOf.get(sender) ?? 0) + 1);
    const most = Math.max(...waitingOf.values());
    const at = waiting.findIndex(({ sender }) => waitingOf.get(sender) === most);
    return waiting.splice(at, 1)[0];
  }

  /** The lowest class with waiting calls that a call of `loadClass` may replace; newer ones replace older ones of their class. */
  private lowestWaiting(loadClass: LoadClass): LoadClass | null {
    const upTo = LOAD_CLASSES.slice(0, LOAD_CLASSES.indexOf(loadClass) + 1);
    return upTo.find((each) => this.waiting[each].length > 0) ?? null;
  }
}
