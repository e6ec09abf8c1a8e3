/** Runs the state machine of one area: owns its timer and downloads, and notifies listeners. */
import {
  initialAreaState,
  nextTickAt,
  step,
  type AreaEvent,
  type AreaState,
  type Candidates,
  type LoadEffect,
} from './area-machine.js';
import { AreaFailure, toFailure } from './area-failure.js';
import { loadAttempt, toCrashFailure } from './load-attempt.js';
import { loadPage } from './load-page.js';

export interface AreaController {
  subscribe: (listener: () => void) => () => void;
  state: () => AreaState;
  /** The coach is at `pathname`: starts loading the area, once, with that page. */
  open: (pathname: string) => void;
  /** The coach may be about to open `pathname`: as `open`, but of a loaded area only the page's code. */
  preload: (pathname: string) => void;
  /** "Try again": reads a fresh registry, forgets skipped versions and starts a new attempt. */
  retry: () => void;
  /** The area was rendered. */
  shown: () => void;
  crashed: (error: unknown, unsavedWork: boolean) => void;
}

/**
 * @param candidates reads the versions on offer; with `fresh` from the site again. Rejects if the registry cannot be
 * read.
 */
export function createAreaController(candidates: (fresh: boolean) => Promise<Candidates>): AreaController {
  let state: AreaState = initialAreaState;
  let pathname = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function send(event: AreaEvent): void {
    const next = step(state, event, performance.now());
    const changed = next.state !== state;
    state = next.state;
    if (next.list) list(next.list.fresh);
    if (next.load) run(next.load);
    if (changed) for (const listener of listeners) listener();
    clearTimeout(timer);
    const due = nextTickAt(state);
    if (due !== null) timer = setTimeout(() => send({ type: 'tick' }), Math.max(0, due - performance.now()));
  }

  function list(fresh: boolean): void {
    candidates(fresh).then(
      (found) => send({ type: 'listed', candidates: found }),
      (error: unknown) => send({ type: 'unlisted', failure: new AreaFailure('network', String(error)) }),
    );
  }

  function run({ head, attempt }: LoadEffect): void {
    loadAttempt(head, attempt, pathname).then(
      (module) => send({ type: 'loaded', attempt, module }),
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
      if (current.phase === 'ready' || current.phase === 'mounted')
        loadPage(current.module, target).catch(() => undefined);
      else if (current.phase === 'idle') open(target);
    },
    retry: () => send({ type: 'retry' }),
    shown: () => send({ type: 'shown' }),
    crashed(error, unsavedWork) {
      const { current } = state;
      if (current.phase !== 'ready' && current.phase !== 'mounted') return;
      void toCrashFailure(error, current.head, pathname).then((failure) => {
        // Ignores a crash of an area that was replaced meanwhile.
        const latest = state.current;
        if ((latest.phase === 'ready' || latest.phase === 'mounted') && latest.module === current.module)
          send({ type: 'crashed', failure, unsavedWork });
      });
    },
  };
}
