import type { ApiClient, HostServices, Notice } from '@touchline/ui/host';
import type { SendOutcome } from './send-outcome.js';
import type { NewItem, WaitingItem } from './waiting-item.js';
import type { WaitingStore } from './waiting-store.js';

/** A kind of kept and sent items: marks, or the sessions of a team. `Stored` is the server's answer to one. */
export interface WaitingKind<Item extends WaitingItem, Stored> {
  /** Unique among the kinds. */
  name: string;
  /** Sends one. Never rejects. */
  send: (api: ApiClient, item: Item) => Promise<SendOutcome<Stored, NonNullable<Item['problem']>>>;
  /** Whether both write the same thing: a new one replaces an unresolved one, and later ones wait for it. */
  hasSameTarget: (first: NewItem<Item>, second: NewItem<Item>) => boolean;
  problemNotice: (problem: NonNullable<Item['problem']>) => Notice;
  /** The notice when one is stored, on any page; null when the screen shows it. */
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
  /** Removes those that this page has added and never sent. Resolves to their ids; the server may have all others. */
  withdraw: (ids: readonly number[]) => Promise<number[]>;
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
  /** Whether the device itself says that it has no connection: nothing is sent then. */
  isOffline: () => boolean;
  /** Calls the listener when the connection may be back. Returns a function that stops this. */
  onReconnect: (listener: () => void) => () => void;
  /** The name of the lock that a tab holds while it sends. */
  lock: string;
}
