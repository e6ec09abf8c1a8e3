/** Runs the state machine of one area: owns its timer and downloads, and notifies listeners. */
import type { ReleaseHead } from '@touchline/contracts/area';
import { AreaFailure, toFailure } from './area-failure.js';
import { step } from './area-machine.js';
import {
  initialAreaState,
  isRunning,
  nextTickAt,
  type AreaEvent,
  type AreaState,
  type LoadedArea,
  type LoadEffect,
  type Outcome,
} from './area-state.js';
import { loadPage } from './load-page.js';
import type { Offer } from './registry/area-candidates.js';

export interface AreaController {
  subscribe: (listener: () => void) => () => void;
  state: () => AreaState;
  /** The coach is at `pathname`: starts loading the area, once, with that page. */
  open: (pathname: string) => void;
  /** The coach may be about to open `pathname`: as `open`, but of a loaded area only the page's code. */
  preload: (pathname: string) => void;
  /** "Try again": reads a fresh registry, forgets skipped versions and starts a new attempt. */
  retry: () => void;
  /** The area has its place on screen, in any phase. Returns the function that ends this. */
  attach: () => () => void;
  /** The area was rendered. Returns the function to call when it no longer is. */
  shown: () => () => void;
  crashed: (error: unknown) => void;
  /** The versions on offer may have changed. */
  offer: (offer: Offer) => void;
  /** The coach has opened the page at `pathname`, of this area or of another one. */
  navigated: (pathname: string) => void;
  /** Nothing is unsaved any more. */
  saved: () => void;
}

export interface AreaControllerOptions {
  /** Reads the versions on offer; with `fresh` from the site again. Rejects if the registry cannot be read. */
  loadOffer: (fresh: boolean) => Promise<Offer>;
  /** Downloads and starts a version with its page for `pathname`. */
  loadVersion: (head: ReleaseHead, attempt: number, pathname: string) => Promise<LoadedArea>;
  /** Finds out why a loaded area stopped. */
  toCrashFailure: (error: unknown, head: ReleaseHead, pathname: string) => Promise<AreaFailure>;
  /** Whether the page on screen has unsaved work. */
  hasUnsavedWork: () => boolean;
  onOutcome: (outcome: Outcome) => void;
  /** A version starts to run in this page, in the place of `former`; called before it renders. */
  onVersion: (version: string, former: string | null) => void;
}

export function createAreaController({
  loadOffer,
  loadVersion,
  toCrashFailure,
  hasUnsavedWork,
  onOutcome,
  onVersion,
}: AreaControllerOptions): AreaController {
  let state: AreaState = initialAreaState;
  let pathname = '';
  let onScreen = false;
  let lastVersion: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  /** Only an area on screen can have unsaved work. */
  const unsavedWork = () => onScreen && hasUnsavedWork();

  function send(event: AreaEvent): void {
    const next = step(state, event, performance.now());
    const changed = next.state !== state;
    state = next.state;
    if (isRunning(state.current)) noteVersion(state.current.head.version);
    if (next.outcome) onOutcome(next.outcome);
    if (next.list) list(next.list.fresh);
    if (next.load) run(next.load);
    if (changed) for (const listener of listeners) listener();
    clearTimeout(timer);
    const due = nextTickAt(state);
    if (due !== null) timer = setTimeout(() => send({ type: 'tick' }), Math.max(0, due - performance.now()));
  }

  function noteVersion(version: string): void {
    if (lastVersion === version) return;
    const former = lastVersion;
    lastVersion = version;
    onVersion(version, former);
  }

  function list(fresh: boolean): void {
    loadOffer(fresh).then(
      (offer) => send({ type: 'listed', offer }),
      (error: unknown) => send({ type: 'unlisted', failure: new AreaFailure('network', String(error)) }),
    );
  }

  function run({ head, attempt }: LoadEffect): void {
    const target = pathname;
    loadVersion(head, attempt, target).then(
      async (module) => {
        // The coach has gone to another page meanwhile. If its code fails, the page shows that.
        if (pathname !== target) await loadPage(module, pathname).catch(() => undefined);
        send({ type: 'loaded', attempt, module, unsavedWork: unsavedWork() });
      },
      (error: unknown) => send({ type: 'failed', attempt, failure: toFailure(error) }),
    );
  }

  function open(target: string): void {
    pathname = target;
    send({ type: 'open' });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    open,
    preload(target) {
      const { current } = state;
      // A failed preload is ignored, since opening the page shows the failure. `pathname` stays the open page.
      if (isRunning(current)) loadPage(current.module, target).catch(() => undefined);
      else if (current.phase === 'idle') open(target);
    },
    retry: () => send({ type: 'retry' }),
    attach() {
      onScreen = true;
      return () => {
        onScreen = false;
      };
    },
    shown() {
      send({ type: 'shown' });
      return () => send({ type: 'hidden' });
    },
    crashed(error) {
      const { current } = state;
      if (!isRunning(current)) return;
      // Read now, because the work's mark goes away with the crashed page.
      const hadUnsavedWork = unsavedWork();
      void toCrashFailure(error, current.head, pathname).then((failure) => {
        // Ignores a crash of an area that was replaced meanwhile.
        const latest = state.current;
        if (isRunning(latest) && latest.module === current.module)
          send({ type: 'crashed', failure, unsavedWork: hadUnsavedWork });
      });
    },
    offer: (offer) => send({ type: 'offered', offer, onScreen, unsavedWork: unsavedWork() }),
    navigated(target) {
      if (isRunning(state.current)) pathname = target;
      send({ type: 'navigated', unsavedWork: unsavedWork() });
    },
    saved: () => send({ type: 'saved' }),
  };
}
