import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { HostServices } from '@touchline/ui/host';
import { checkInTexts, NOTICE_MS } from '../../../shared/texts/check-in-texts.js';
import type { MarkStore } from './mark-store.js';
import { sendMark, type SendOutcome } from './send-mark.js';
import { AREA_NAME, createShellStatus } from './shell-status.js';
import { hasSameTarget, type NewMark, type WaitingMark } from './waiting-mark.js';

/** What the screen shows of the queue. Each change makes a new object. */
export interface QueueState {
  /** In the order in which they were made. */
  marks: readonly WaitingMark[];
  /**
   * `slow`: a mark is under way longer than SLOW_MS. `down`: a request has failed. Both last until a mark is stored.
   */
  connection: 'open' | 'slow' | 'down';
}

export interface MarkQueue {
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
  /** Calls the listener with each record the server has stored, before its mark leaves the queue. */
  onStored: (listener: (record: AttendanceRecord) => void) => () => void;
  /**
   * Keeps the mark on this device, then sends it in turn. It replaces unresolved marks of the same athlete at the
   * event.
   */
  add: (mark: NewMark) => Promise<WaitingMark>;
  /** Removes every mark of the same athlete at the same event. */
  discard: (mark: WaitingMark) => Promise<void>;
  /** Removes those of the marks that are still in the queue. Resolves to their number. */
  withdraw: (ids: readonly number[]) => Promise<number>;
  /** Sends now instead of at the next retry, even if the server asked for a pause. */
  flush: () => void;
  /** Resolves true when nothing is left to send, false when a request fails. */
  allSent: () => Promise<boolean>;
  /** Starts sending; the returned function stops it again. */
  start: () => () => void;
}

interface QueueDependencies {
  services: Pick<HostServices, 'api' | 'coach' | 'notify' | 'setWaiting' | 'setUnsaved' | 'report'>;
  store: MarkStore;
  /** Calls the listener when the connection may be back. Returns a function that stops this. */
  onReconnect: (listener: () => void) => () => void;
  /** Runs a job while no other tab of this browser runs one. */
  withTabLock: <T>(job: () => Promise<T>) => Promise<T>;
}

const RETRY_MS = 4_000;
/** The connection counts as slow when a mark is not stored after this long. */
const SLOW_MS = 1_500;

/**
 * One coach's marks on their way to the server: stored on this device first, sent one by one, removed only by the coach
 * or the server.
 */
export function createMarkQueue({ services, store, onReconnect, withTabLock }: QueueDependencies): MarkQueue {
  const { api, coach, notify, report } = services;
  let state: QueueState = { marks: [], connection: 'open' };
  const listeners = new Set<() => void>();
  const storedListeners = new Set<(record: AttendanceRecord) => void>();
  const shellStatus = createShellStatus(services, store);
  /** How many callers have started the queue and not stopped it. */
  let activeUsers = 0;
  let stopReconnectListener = () => undefined as void;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds since 1970, from the server's Retry-After; 0 for none. */
  let retryNotBefore = 0;

  function setState(change: Partial<QueueState>): void {
    state = { ...state, ...change };
    if (activeUsers > 0) shellStatus.update(state.marks.length);
    for (const listener of listeners) listener();
  }

  async function reload(): Promise<void> {
    const marks = await store.list(coach.coach_id);
    // Another tab may have sent the shell a different sentence.
    shellStatus.forceNextUpdate();
    setState({ marks });
  }

  /** The first mark that may be sent. An unresolved mark, and later marks of the same athlete, wait for the coach. */
  const nextToSend = () => state.marks.find((mark) => !isBlocked(state.marks, mark));

  async function sendAll(): Promise<void> {
    // Another tab may have sent some of them.
    await reload();

    for (let mark = nextToSend(); mark && activeUsers > 0; mark = nextToSend()) {
      const outcome = await showingSlow(sendMark(api, mark));
      if (outcome.kind === 'retry') {
        retryNotBefore = outcome.afterSeconds > 0 ? Date.now() + outcome.afterSeconds * 1000 : 0;
        setState({ connection: 'down' });
        return retryLater(Math.max(RETRY_MS, outcome.afterSeconds * 1000));
      }
      await applyOutcome(mark, outcome);
    }
    if (!nextToSend()) setState({ connection: 'open' });
  }

  async function applyOutcome(mark: WaitingMark, outcome: Exclude<SendOutcome, { kind: 'retry' }>): Promise<void> {
    if (outcome.kind === 'stored') {
      for (const listener of storedListeners) listener(outcome.record);
      await store.remove([mark.id]);
      return setState({ marks: state.marks.filter(({ id }) => id !== mark.id), connection: 'open' });
    }

    const { problem } = outcome;
    // If another tab has sent this mark meanwhile, the conflict is with the coach's own mark and there is nothing to
    // resolve.
    if (!(await store.replace({ ...mark, problem }))) return reload();
    setState({
      marks: state.marks.map((other) => (other.id === mark.id ? { ...other, problem } : other)),
      connection: 'open',
    });
    notify(
      problem.kind === 'refused'
        ? { severity: 'error', text: checkInTexts.updateFailed(problem.reason), forMs: NOTICE_MS }
        : { severity: 'warning', text: checkInTexts.markedByOther, forMs: NOTICE_MS },
    );
  }

  /** Sets the connection to slow if the answer takes longer than SLOW_MS. */
  async function showingSlow<T>(answer: Promise<T>): Promise<T> {
    const slowTimer = setTimeout(() => state.connection === 'open' && setState({ connection: 'slow' }), SLOW_MS);
    try {
      return await answer;
    } finally {
      clearTimeout(slowTimer);
    }
  }

  function retryLater(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(flush, afterMs);
  }

  function flush(): void {
    clearTimeout(timer);
    if (activeUsers === 0 || sending) return;
    const pauseMs = retryNotBefore - Date.now();
    if (pauseMs > 0) return retryLater(pauseMs);

    sending = sendInTurn()
      .catch((error: unknown) => {
        report(error, AREA_NAME);
        setState({ connection: 'down' });
        retryLater(RETRY_MS);
      })
      .finally(() => {
        sending = null;
        // A mark may have been added while the last one was stored.
        if (activeUsers > 0 && state.connection !== 'down' && nextToSend()) flush();
      });
  }

  /**
   * Sends when no other tab is sending. A tab whose request hangs can hold the lock that long, so waiting counts as
   * slow.
   */
  async function sendInTurn(): Promise<void> {
    let onTurn = () => undefined as void;
    const turn = new Promise<void>((resolve) => (onTurn = resolve));
    const sent = withTabLock(() => {
      onTurn();
      return sendAll();
    });
    await Promise.race([showingSlow(turn), sent]);
    await sent;
  }

  async function remove(marks: readonly WaitingMark[]): Promise<void> {
    const ids = new Set(marks.map(({ id }) => id));
    await store.remove([...ids]);
    setState({ marks: state.marks.filter(({ id }) => !ids.has(id)) });
  }

  return {
    state: () => state,
    subscribe: (listener) => addListener(listeners, listener),
    onStored: (listener) => addListener(storedListeners, listener),
    async add(mark) {
      const replaced = state.marks.filter((other) => hasSameTarget(other, mark) && isBlocked(state.marks, other));
      const added = await store.add({ ...mark, coachId: coach.coach_id, problem: null });
      setState({ marks: [...state.marks.filter(({ id }) => id !== added.id), added] });
      if (replaced.length > 0) await remove(replaced);
      flush();
      return added;
    },
    discard: (mark) => remove(state.marks.filter((other) => hasSameTarget(other, mark))),
    async withdraw(ids) {
      const unsent = state.marks.filter(({ id }) => ids.includes(id));
      await remove(unsent);
      return unsent.length;
    },
    flush() {
      retryNotBefore = 0;
      flush();
    },
    allSent: () =>
      new Promise((resolve) => {
        const check = () => {
          const isEmpty = nextToSend() === undefined;
          if (!isEmpty && state.connection !== 'down') return;
          listeners.delete(check);
          resolve(isEmpty);
        };
        listeners.add(check);
        check();
      }),
    start() {
      activeUsers += 1;
      if (activeUsers === 1) {
        stopReconnectListener = onReconnect(flush);
        reload()
          // Marks of an earlier page have already waited long enough to be shown as waiting.
          .then(() => nextToSend() && setState({ connection: 'slow' }))
          .catch((error: unknown) => report(error, AREA_NAME))
          .finally(flush);
      }
      return () => {
        activeUsers -= 1;
        if (activeUsers > 0) return;
        clearTimeout(timer);
        stopReconnectListener();
        shellStatus.stop();
      };
    },
  };
}

/** Whether this mark, or an earlier one of the same athlete at the event, is unresolved. */
function isBlocked(marks: readonly WaitingMark[], mark: WaitingMark): boolean {
  return marks.some((other) => other.problem !== null && other.id <= mark.id && hasSameTarget(other, mark));
}

function addListener<T>(set: Set<T>, listener: T): () => void {
  set.add(listener);
  return () => set.delete(listener);
}
