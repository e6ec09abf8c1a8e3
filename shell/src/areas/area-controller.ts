/** Runs the state machine of one area: owns its timer and its downloads, and tells who listens. */
import { initialAreaState, nextTickAt, step, type AreaEvent, type AreaState, type Candidates, type LoadEffect } from './area-machine.js';
import { AreaFailure, toFailure } from './failure.js';
import { loadAttempt } from './load-attempt.js';

export interface AreaController {
  subscribe: (listener: () => void) => () => void;
  state: () => AreaState;
  /** Starts loading, once; later calls change nothing. */
  open: () => void;
  /** What the coach asks for: a fresh registry, nothing held against any version, a new attempt. */
  retry: () => void;
  crashed: (error: unknown, unsavedWork: boolean) => void;
}

/** @param candidates reads the versions on offer; `fresh` asks the site again. Rejects when the registry is out of reach. */
export function createAreaController(candidates: (fresh: boolean) => Promise<Candidates>): AreaController {
  let state: AreaState = initialAreaState;
  let offered: Candidates = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function send(event: AreaEvent): void {
    const next = step(state, event, offered, performance.now());
    if (next.load) run(next.load);
    if (next.state !== state) {
      state = next.state;
      for (const listener of listeners) listener();
    }
    clearTimeout(timer);
    const due = nextTickAt(state);
    if (due !== null) timer = setTimeout(() => send({ type: 'tick' }), Math.max(0, due - performance.now()));
  }

  function run({ head, attempt }: LoadEffect): void {
    loadAttempt(head, attempt).then(
      (module) => send({ type: 'loaded', attempt, module }),
      (error: unknown) => send({ type: 'failed', attempt, failure: toFailure(error) }),
    );
  }

  function start(event: { type: 'open' } | { type: 'retry' }, fresh: boolean): void {
    candidates(fresh).then(
      (found) => {
        offered = found;
        send(event);
      },
      (error: unknown) => send({ type: 'unlisted', failure: new AreaFailure('network', String(error)) }),
    );
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    open: () => {
      if (state.current.phase === 'idle') start({ type: 'open' }, false);
    },
    retry: () => start({ type: 'retry' }, true),
    crashed: (error, unsavedWork) => send({ type: 'crashed', failure: new AreaFailure('render', toFailure(error).message), unsavedWork }),
  };
}
