import type { ApiClient, HostServices, Notice } from '@touchline/ui/host';
import type { SendOutcome } from './send-outcome.js';
import { AREA_NAME, createShellStatus } from './shell-status.js';
import type { NewItem, WaitingItem } from './waiting-item.js';
import type { WaitingStore } from './waiting-store.js';

/** What is kept and sent: marks, or the sessions of a team. `Stored` is the server's answer to one. */
export interface WaitingKind<Item extends WaitingItem, Stored> {
  /** Unique among the kinds. */
  name: string;
  /** Sends one. Never rejects. */
  send: (api: ApiClient, item: Item) => Promise<SendOutcome<Stored, NonNullable<Item['problem']>>>;
  /** Whether both write the same thing: a new one replaces an unresolved one, and later ones wait for it. */
  hasSameTarget: (first: NewItem<Item>, second: NewItem<Item>) => boolean;
  problemNotice: (problem: NonNullable<Item['problem']>) => Notice;
  /** What the coach is told when one is stored, whatever page is open; null when the screen shows it. */
  storedNotice: (stored: Stored) => Notice | null;
  /** What a logout says about so many that are waiting. */
  unsentAtLogout: (count: number) => string;
}

/** What the screen shows of the queue. Each change makes a new object. */
export interface QueueState<Item> {
  /** In the order in which they were made. */
  waiting: readonly Item[];
  /**
   * `slow`: one is under way longer than SLOW_MS. `down`: a request has failed. Both last until one is stored.
   */
  connection: 'open' | 'slow' | 'down';
}

export interface WaitingQueue<Item extends WaitingItem, Stored> {
  state: () => QueueState<Item>;
  subscribe: (listener: () => void) => () => void;
  /** Calls the listener with each answer of the server, before what it stored leaves the queue. */
  onStored: (listener: (stored: Stored) => void) => () => void;
  /** Keeps it on this device, then sends it in turn. It replaces unresolved ones with the same target. */
  add: (item: NewItem<Item>) => Promise<Item>;
  /** Removes every one with the same target. */
  discard: (item: Item) => Promise<void>;
  /** Removes those that are still in the queue. Resolves to their number. */
  withdraw: (ids: readonly number[]) => Promise<number>;
  /** Sends now instead of at the next retry, even if the server asked for a pause. */
  flush: () => void;
  /** Resolves true when nothing is left to send, false when a request fails. */
  allSent: () => Promise<boolean>;
  /** Starts sending; the returned function stops it again. */
  start: () => () => void;
}

export interface QueueDependencies<Item extends WaitingItem> {
  services: Pick<HostServices, 'api' | 'coach' | 'notify' | 'setWaiting' | 'setUnsaved' | 'report'>;
  store: WaitingStore<Item>;
  /** Calls the listener when the connection may be back. Returns a function that stops this. */
  onReconnect: (listener: () => void) => () => void;
  /** Runs a job while no other tab of this browser runs one. */
  withTabLock: <T>(job: () => Promise<T>) => Promise<T>;
}

const RETRY_MS = 4_000;
/** The connection counts as slow when nothing is stored after this long. */
const SLOW_MS = 1_500;

/**
 * What one coach entered, on its way to the server: stored on this device first, sent one by one, removed only by the
 * coach or the server.
 */
export function createWaitingQueue<Item extends WaitingItem, Stored>(
  kind: WaitingKind<Item, Stored>,
  { services, store, onReconnect, withTabLock }: QueueDependencies<Item>,
): WaitingQueue<Item, Stored> {
  const { api, coach, notify, report } = services;
  const { hasSameTarget } = kind;
  let state: QueueState<Item> = { waiting: [], connection: 'open' };
  const listeners = new Set<() => void>();
  const storedListeners = new Set<(stored: Stored) => void>();
  const shellStatus = createShellStatus(services, store, kind);
  /** How many callers have started the queue and not stopped it. */
  let activeUsers = 0;
  let stopReconnectListener = () => undefined as void;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds since 1970, from the server's Retry-After; 0 for none. */
  let retryNotBefore = 0;

  function setState(change: Partial<QueueState<Item>>): void {
    state = { ...state, ...change };
    if (activeUsers > 0) shellStatus.update(state.waiting.length);
    for (const listener of listeners) listener();
  }

  async function reload(): Promise<void> {
    const waiting = await store.list(coach.coach_id);
    // Another tab may have sent the shell a different sentence.
    shellStatus.forceNextUpdate();
    setState({ waiting });
  }

  /** The first one that may be sent. An unresolved one, and later ones with the same target, wait for the coach. */
  const nextToSend = () => state.waiting.find((item) => !isBlocked(item));

  /** Whether this one, or an earlier one with the same target, is unresolved. */
  const isBlocked = (item: Item): boolean =>
    state.waiting.some((other) => other.problem !== null && other.id <= item.id && hasSameTarget(other, item));

  async function sendAll(): Promise<void> {
    // Another tab may have sent some of them.
    await reload();

    for (let item = nextToSend(); item && activeUsers > 0; item = nextToSend()) {
      const outcome = await showingSlow(kind.send(api, item));
      if (outcome.kind === 'retry') {
        retryNotBefore = outcome.afterSeconds > 0 ? Date.now() + outcome.afterSeconds * 1000 : 0;
        setState({ connection: 'down' });
        return retryLater(Math.max(RETRY_MS, outcome.afterSeconds * 1000));
      }
      await applyOutcome(item, outcome);
    }
    if (!nextToSend()) setState({ connection: 'open' });
  }

  async function applyOutcome(
    item: Item,
    outcome: Exclude<SendOutcome<Stored, NonNullable<Item['problem']>>, { kind: 'retry' }>,
  ): Promise<void> {
    if (outcome.kind === 'stored') {
      for (const listener of storedListeners) listener(outcome.stored);
      const notice = kind.storedNotice(outcome.stored);
      if (notice) notify(notice);
      await store.remove([item.id]);
      return setState({ waiting: state.waiting.filter(({ id }) => id !== item.id), connection: 'open' });
    }

    const { problem } = outcome;
    const unresolved = { ...item, problem };
    // If another tab has sent this one meanwhile, the conflict is with what the coach sent and there is nothing to
    // resolve.
    if (!(await store.replace(unresolved))) return reload();
    setState({
      waiting: state.waiting.map((other) => (other.id === item.id ? unresolved : other)),
      connection: 'open',
    });
    notify(kind.problemNotice(problem));
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
        // One may have been added while the last one was stored.
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

  async function remove(items: readonly Item[]): Promise<void> {
    const ids = new Set(items.map(({ id }) => id));
    await store.remove([...ids]);
    setState({ waiting: state.waiting.filter(({ id }) => !ids.has(id)) });
  }

  return {
    state: () => state,
    subscribe: (listener) => addListener(listeners, listener),
    onStored: (listener) => addListener(storedListeners, listener),
    async add(item) {
      const replaced = state.waiting.filter((other) => hasSameTarget(other, item) && isBlocked(other));
      const added = await store.add(item, coach.coach_id);
      setState({ waiting: [...state.waiting.filter(({ id }) => id !== added.id), added] });
      if (replaced.length > 0) await remove(replaced);
      flush();
      return added;
    },
    discard: (item) => remove(state.waiting.filter((other) => hasSameTarget(other, item))),
    async withdraw(ids) {
      const unsent = state.waiting.filter(({ id }) => ids.includes(id));
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
          // Those of an earlier page have already waited long enough to be shown as waiting.
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

function addListener<T>(set: Set<T>, listener: T): () => void {
  set.add(listener);
  return () => set.delete(listener);
}
