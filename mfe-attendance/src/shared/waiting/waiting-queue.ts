import { withTabLock } from '@touchline/contracts/outbox';
import type { QueueDependencies, QueueState, WaitingKind, WaitingQueue } from './queue-types.js';
import { retryAfter, type SendOutcome } from './send-outcome.js';
import { AREA_NAME, createShellStatus } from './shell-status.js';
import type { WaitingItem } from './waiting-item.js';

const RETRY_MS = 4_000;
/** The connection counts as slow when nothing is stored after this long. */
const SLOW_MS = 1_500;

/**
 * What one coach entered, on its way to the server: stored on this device first, sent one by one, removed only by the
 * coach or the server.
 */
export function createWaitingQueue<Item extends WaitingItem, Stored>(
  kind: WaitingKind<Item, Stored>,
  { services, store, isOffline, onReconnect, lock }: QueueDependencies<Item>,
): WaitingQueue<Item, Stored> {
  const { api, coach, notify, report } = services;
  const { hasSameTarget } = kind;
  let state: QueueState<Item> = { waiting: [], connection: 'open' };
  const listeners = new Set<() => void>();
  const storedListeners = new Set<(stored: Stored) => void>();
  const shellStatus = createShellStatus(services, store, kind);
  /** Added by this page and never sent. */
  const neverSent = new Set<number>();
  /** Removed by the coach: a list that was read meanwhile may still hold them. */
  const removedIds = new Set<number>();
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
    const waiting = (await store.list(coach.coach_id)).filter(({ id }) => !removedIds.has(id));
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
      const outcome = isOffline() ? retryAfter(null) : await send(item);
      if (outcome.kind === 'retry') {
        retryNotBefore = outcome.afterSeconds > 0 ? Date.now() + outcome.afterSeconds * 1000 : 0;
        setState({ connection: 'down' });
        return retryLater(Math.max(RETRY_MS, outcome.afterSeconds * 1000));
      }
      await applyOutcome(item, outcome);
    }
    if (!nextToSend()) setState({ connection: 'open' });
  }

  function send(item: Item): Promise<SendOutcome<Stored, NonNullable<Item['problem']>>> {
    neverSent.delete(item.id);
    return showingSlow(kind.send(api, item));
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
    const sent = withTabLock(lock, () => {
      onTurn();
      return sendAll();
    });
    await Promise.race([showingSlow(turn), sent]);
    await sent;
  }

  async function remove(items: readonly Item[]): Promise<void> {
    for (const { id } of items) removedIds.add(id);
    // First, so that none of them is sent while the store is written.
    setState({ waiting: state.waiting.filter(({ id }) => !removedIds.has(id)) });
    await store.remove(items.map(({ id }) => id));
  }

  return {
    state: () => state,
    subscribe: (listener) => addListener(listeners, listener),
    onStored: (listener) => addListener(storedListeners, listener),
    async add(item) {
      const replaced = state.waiting.filter((other) => hasSameTarget(other, item) && isBlocked(other));
      const added = await store.add(item, coach.coach_id);
      neverSent.add(added.id);
      // A store in memory may give an id again.
      removedIds.delete(added.id);
      setState({ waiting: [...state.waiting.filter(({ id }) => id !== added.id), added] });
      if (replaced.length > 0) await remove(replaced);
      flush();
      return added;
    },
    discard: (item) => remove(state.waiting.filter((other) => hasSameTarget(other, item))),
    async withdraw(ids) {
      const unsent = state.waiting.filter(({ id }) => ids.includes(id) && neverSent.has(id));
      await remove(unsent);
      return unsent.map(({ id }) => id);
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
