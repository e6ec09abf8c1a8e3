import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { HostServices } from '@touchline/ui/host';
import type { MarkStore } from './mark-store.js';
import { sendMark, type SendOutcome } from './send-mark.js';
import { AREA, tellShell } from './tell-shell.js';
import { isSamePlace, type NewMark, type WaitingMark } from './waiting-mark.js';

/** What is shown of the queue. A new object with each change. */
export interface QueueState {
  /** In the order in which they were made. */
  marks: readonly WaitingMark[];
  /** Whether what is sent gets through: `slow` once a mark is under way for so long that the coach should know, `down` once a try has failed; until one is taken. */
  line: 'open' | 'slow' | 'down';
}

export interface MarkQueue {
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
  /** Hears of each mark that the server has taken, before it leaves the queue. */
  onTaken: (listener: (record: AttendanceRecord) => void) => () => void;
  /** Keeps the mark on this device, then sends it when its turn comes. A question that was open about the athlete is answered by it. */
  add: (mark: NewMark) => Promise<WaitingMark>;
  /** Gives up a mark that has a problem, and what was marked after it. */
  drop: (mark: WaitingMark) => Promise<void>;
  /** Gives up marks by their number, as far as they are here still; answers how many. */
  withdraw: (ids: readonly number[]) => Promise<number>;
  /** Sends what waits now, not when the next try is due. */
  flush: () => void;
  /** Once nothing is left to send: true. As soon as a try has failed: false. */
  settled: () => Promise<boolean>;
  /** Begins to send, until the answered function is called. */
  start: () => () => void;
}

/** What the queue needs around it. */
interface QueueSurroundings {
  services: Pick<HostServices, 'api' | 'coach' | 'notify' | 'setWaiting' | 'setUnsaved' | 'report'>;
  store: MarkStore;
  /** Calls back when the connection may be there again; answers how to stop that. */
  onLine: (back: () => void) => () => void;
  /** Runs a job while no other tab of this browser runs its own. */
  alone: <T>(job: () => Promise<T>) => Promise<T>;
}

const RETRY_MS = 4_000;
/** A mark that has not been taken after this long is said to wait. */
const SLOW_MS = 1_500;

/** One coach's marks on their way to the server: kept on this device first, sent one after the other, and given up only by the coach. */
export function createMarkQueue({ services, store, onLine, alone }: QueueSurroundings): MarkQueue {
  const { api, coach, notify, report } = services;
  let state: QueueState = { marks: [], line: 'open' };
  const listeners = new Set<() => void>();
  const takers = new Set<(record: AttendanceRecord) => void>();
  const told = tellShell(services, store);
  let users = 0;
  let stopListening = () => undefined as void;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds since 1970: before that the server does not want to be asked again. */
  let notBefore = 0;

  function become(next: Partial<QueueState>): void {
    state = { ...state, ...next };
    if (users > 0) told.become(state.marks.length);
    for (const listener of listeners) listener();
  }

  async function reload(): Promise<void> {
    const marks = await store.list(coach.coach_id);
    // Another tab may have told the shell something else.
    told.anew();
    become({ marks });
  }

  /** The next mark whose turn it is; one about which a question is open waits, and what came after it with it. */
  const next = () =>
    state.marks.find(
      (mark, at) =>
        !state.marks.slice(0, at + 1).some((before) => before.problem !== null && isSamePlace(before, mark)),
    );

  async function sendAll(): Promise<void> {
    // Another tab may have sent some of them.
    await reload();
    for (let mark = next(); mark && users > 0; mark = next()) {
      const outcome = await slowly(sendMark(api, mark));
      if (outcome.kind === 'later') {
        notBefore = outcome.afterSeconds > 0 ? Date.now() + outcome.afterSeconds * 1000 : 0;
        become({ line: 'down' });
        return again(Math.max(RETRY_MS, outcome.afterSeconds * 1000));
      }
      await settle(mark, outcome);
    }
    if (!next()) become({ line: 'open' });
  }

  async function settle(mark: WaitingMark, outcome: Exclude<SendOutcome, { kind: 'later' }>): Promise<void> {
    if (outcome.kind === 'taken') {
      for (const taker of takers) taker(outcome.record);
      await store.remove([mark.id]);
      return become({ marks: state.marks.filter(({ id }) => id !== mark.id), line: 'open' });
    }
    const { problem } = outcome;
    // Where another tab has sent it meanwhile, it is that tab's mark which stands there.
    if (!(await store.replace({ ...mark, problem }))) return reload();
    become({ marks: state.marks.map((one) => (one.id === mark.id ? { ...one, problem } : one)), line: 'open' });
    if (problem.kind === 'refused')
      notify({ severity: 'error', text: `Failed to update attendance: ${problem.reason}`, forMs: 4_000 });
    else
      notify({
        severity: 'warning',
        text: 'Someone else marked an athlete meanwhile. Take Attendance shows both marks.',
        forMs: 4_000,
      });
  }

  /** Says that it takes long, if it does. */
  async function slowly<T>(answer: Promise<T>): Promise<T> {
    const notice = setTimeout(() => state.line === 'open' && become({ line: 'slow' }), SLOW_MS);
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
    const early = notBefore - Date.now();
    if (early > 0) return again(early);
    sending = waitingForTurn()
      .catch((error: unknown) => {
        report(error, AREA);
        become({ line: 'down' });
        again(RETRY_MS);
      })
      .finally(() => {
        sending = null;
        // Something was added in the very moment in which the last one was taken.
        if (users > 0 && state.line !== 'down' && next()) flush();
      });
  }

  /** Another tab may hold the line for as long as a call hangs. */
  async function waitingForTurn(): Promise<void> {
    let begun = () => undefined as void;
    const turn = new Promise<void>((resolve) => (begun = resolve));
    const sent = alone(() => {
      begun();
      return sendAll();
    });
    await Promise.race([slowly(turn), sent]);
    await sent;
  }

  async function remove(gone: readonly WaitingMark[]): Promise<void> {
    const ids = new Set(gone.map(({ id }) => id));
    await store.remove([...ids]);
    become({ marks: state.marks.filter(({ id }) => !ids.has(id)) });
  }

  return {
    state: () => state,
    subscribe: (listener) => subscribed(listeners, listener),
    onTaken: (listener) => subscribed(takers, listener),
    async add(mark) {
      const answered = state.marks.filter((one) => isSamePlace(one, mark) && questioned(state.marks, one));
      const added = await store.add({ ...mark, coachId: coach.coach_id, problem: null });
      become({ marks: [...state.marks.filter(({ id }) => id !== added.id), added] });
      if (answered.length > 0) await remove(answered);
      flush();
      return added;
    },
    drop: (mark) => remove(state.marks.filter((one) => isSamePlace(one, mark))),
    async withdraw(ids) {
      const left = state.marks.filter(({ id }) => ids.includes(id));
      await remove(left);
      return left.length;
    },
    flush() {
      notBefore = 0;
      flush();
    },
    settled: () =>
      new Promise((resolve) => {
        const look = () => {
          const nothingLeft = next() === undefined;
          if (!nothingLeft && state.line !== 'down') return;
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
        reload()
          // What lies here from before has waited for long.
          .then(() => next() && become({ line: 'slow' }))
          .catch((error: unknown) => report(error, AREA))
          .finally(flush);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        clearTimeout(timer);
        stopListening();
        told.leave();
      };
    },
  };
}

/** Whether a question is open about this mark, or about one of the same athlete before it. */
function questioned(marks: readonly WaitingMark[], mark: WaitingMark): boolean {
  return marks.some((one) => one.problem !== null && one.id <= mark.id && isSamePlace(one, mark));
}

function subscribed<T>(set: Set<T>, listener: T): () => void {
  set.add(listener);
  return () => set.delete(listener);
}
