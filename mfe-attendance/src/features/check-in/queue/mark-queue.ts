import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { HostServices } from '@touchline/ui/host';
import type { MarkStore } from './mark-store.js';
import { sendMark } from './send-mark.js';
import { isSamePlace, type NewMark, type WaitingMark } from './waiting-mark.js';

/** What is shown of the queue. A new object with each change. */
export interface QueueState {
  /** In the order in which they were made. */
  marks: readonly WaitingMark[];
  /** Whether what is sent gets through: `slow` once a mark has waited so long that the coach should know, until one is taken. */
  line: 'open' | 'slow';
}

export interface MarkQueue {
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
  /** Hears of each mark that the server has taken, before it leaves the queue. */
  onTaken: (listener: (record: AttendanceRecord) => void) => () => void;
  /** Keeps the mark on this device, then sends it when its turn comes. A question that was open about the athlete is answered by it. */
  add: (mark: NewMark) => Promise<void>;
  /** Gives up a mark that has a problem, and what was marked after it. */
  drop: (mark: WaitingMark) => Promise<void>;
  /** Sends what waits now, not when the next try is due. */
  flush: () => void;
  /** Once nothing is left to send: true. As soon as what is left has to wait: false. */
  settled: () => Promise<boolean>;
  /** Begins to send, until the answered function is called. */
  start: () => () => void;
}

/** What the queue needs around it. */
export interface QueueSurroundings {
  services: Pick<HostServices, 'api' | 'coach' | 'notify' | 'setWaiting' | 'setUnsaved' | 'report'>;
  store: Promise<MarkStore>;
  /** Calls back when the connection may be there again; answers how to stop that. */
  onLine: (back: () => void) => () => void;
  /** Runs a job while no other tab of this browser runs its own. */
  alone: <T>(job: () => Promise<T>) => Promise<T>;
}

const RETRY_MS = 4_000;
/** A mark that has not been taken after this long is said to wait. */
const SLOW_MS = 1_500;
const AREA = 'mfe-attendance';

/** One coach's marks on their way to the server: kept on this device first, sent one after the other, and given up only by the coach. */
export function createMarkQueue({ services, store, onLine, alone }: QueueSurroundings): MarkQueue {
  const { api, coach, notify, setWaiting, setUnsaved, report } = services;
  let state: QueueState = { marks: [], line: 'open' };
  const listeners = new Set<() => void>();
  const takers = new Set<(record: AttendanceRecord) => void>();
  let lasting = true;
  /** What the shell was told; undefined: nothing yet. */
  let said: string | null | undefined;
  let users = 0;
  let stopListening = () => undefined as void;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: Partial<QueueState>): void {
    state = { ...state, ...next };
    const sentence = sentenceOf(state.marks.length);
    if (sentence !== said) setWaiting(AREA, sentence);
    said = sentence;
    // Kept in memory alone, they would go with the page.
    if (!lasting) setUnsaved(AREA, state.marks.length > 0);
    for (const listener of listeners) listener();
  }
  async function reload(): Promise<void> {
    const { list, lasting: outlives } = await store;
    lasting = outlives;
    become({ marks: await list(coach.coach_id) });
  }

  /** The next mark whose turn it is; one about which a question is open waits, and what came after it with it. */
  const next = () => state.marks.find((mark, at) => !state.marks.slice(0, at + 1).some((before) => before.problem !== null && isSamePlace(before, mark)));

  async function sendAll(): Promise<void> {
    await alone(async () => {
      // Another tab may have sent some of them.
      await reload();
      for (let mark = next(); mark && users > 0; mark = next()) {
        const outcome = await slowly(sendMark(api, mark));
        if (outcome.kind === 'later') {
          become({ line: 'slow' });
          again(Math.max(RETRY_MS, outcome.afterSeconds * 1000));
          return;
        }
        await settle(mark, outcome);
      }
    });
  }

  async function settle(mark: WaitingMark, outcome: Exclude<Awaited<ReturnType<typeof sendMark>>, { kind: 'later' }>): Promise<void> {
    if (outcome.kind === 'taken') {
      for (const taker of takers) taker(outcome.record);
      await (await store).remove([mark.id]);
      become({ marks: state.marks.filter(({ id }) => id !== mark.id), line: 'open' });
    } else {
      const { problem } = outcome;
      await (await store).put({ ...mark, problem });
      become({ marks: state.marks.map((one) => (one.id === mark.id ? { ...one, problem } : one)), line: 'open' });
      notify({ severity: 'error', text: `Failed to update attendance: ${problem.kind === 'refused' ? problem.reason : 'Someone else marked this athlete meanwhile.'}`, forMs: 4_000 });
    }
  }

  /** Says that it takes long, if it does. */
  async function slowly<T>(answer: Promise<T>): Promise<T> {
    const notice = setTimeout(() => become({ line: 'slow' }), SLOW_MS);
    try {
      return await answer;
    } finally {
      clearTimeout(notice);
    }
  }

  function again(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(flush, afterMs);
  }

  function flush(): void {
    clearTimeout(timer);
    if (users === 0 || sending) return;
    sending = sendAll()
      .catch((error: unknown) => report(error, AREA))
      .finally(() => {
        sending = null;
        // Something was added in the very moment in which the last one was taken.
        if (users > 0 && state.line === 'open' && next()) flush();
      });
  }

  async function remove(gone: readonly WaitingMark[]): Promise<void> {
    await (await store).remove(gone.map(({ id }) => id));
    become({ marks: state.marks.filter((mark) => !gone.includes(mark)) });
  }

  return {
    state: () => state,
    subscribe: (listener) => subscribed(listeners, listener),
    onTaken: (listener) => subscribed(takers, listener),
    async add(mark) {
      const answered = state.marks.filter((one) => isSamePlace(one, mark) && questioned(state.marks, one));
      const added = await (await store).add({ ...mark, coachId: coach.coach_id, problem: null });
      become({ marks: [...state.marks, added] });
      if (answered.length > 0) await remove(answered);
      flush();
    },
    drop: (mark) => remove(state.marks.filter((one) => isSamePlace(one, mark))),
    flush,
    settled: () =>
      new Promise((resolve) => {
        const look = () => {
          const nothingLeft = next() === undefined;
          if (!nothingLeft && state.line === 'open') return;
          listeners.delete(look);
          resolve(nothingLeft);
        };
        listeners.add(look);
        look();
      }),
    start() {
      users += 1;
      if (users === 1) {
        stopListening = onLine(flush);
        void reload().then(() => {
          // What lies here from before has waited for long.
          if (next()) become({ line: 'slow' });
          flush();
        });
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        clearTimeout(timer);
        stopListening();
      };
    },
  };
}

/** Whether a question is open about this mark, or about one of the same athlete before it. */
function questioned(marks: readonly WaitingMark[], mark: WaitingMark): boolean {
  return marks.some((one) => one.problem !== null && one.id <= mark.id && isSamePlace(one, mark));
}

function sentenceOf(marks: number): string | null {
  if (marks === 0) return null;
  return marks === 1 ? '1 attendance mark is waiting to be sent.' : `${marks} attendance marks are waiting to be sent.`;
}

function subscribed<T>(set: Set<T>, listener: T): () => void {
  set.add(listener);
  return () => set.delete(listener);
}
