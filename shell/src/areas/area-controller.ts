/** Runs the state machine of one area: owns its timer and its downloads, and tells who listens. */
import {
  initialAreaState,
  nextTickAt,
  step,
  type AreaEvent,
  type AreaState,
  type Candidates,
  type LoadEffect,
} from './area-machine.js';
import { AreaFailure, toFailure } from './failure.js';
import { loadAttempt, whyItStopped } from './load-attempt.js';
import { loadPage } from './load-page.js';

export interface AreaController {
  subscribe: (listener: () => void) => () => void;
  state: () => AreaState;
  /** Somebody is at `pathname`: starts loading the area, once, with that page. */
  open: (pathname: string) => void;
  /** Somebody may be about to go to `pathname`: as `open`; of an area that is there, the page's code alone. */
  warm: (pathname: string) => void;
  /** What the coach asks for: a fresh registry, nothing held against any version, a new attempt. */
  retry: () => void;
  /** The area was drawn. */
  shown: () => void;
  crashed: (error: unknown, unsavedWork: boolean) => void;
}

/** @param candidates reads the versions on offer; `fresh` asks the site again. Rejects when the registry is out of reach. */
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
    warm(target) {
      const { current } = state;
      // Nobody has asked for it yet: whoever opens the page meets a failure and says so. Where somebody is stays `pathname`.
      if (current.phase === 'ready' || current.phase === 'mounted')
        loadPage(current.module, target).catch(() => undefined);
      else if (current.phase === 'idle') open(target);
    },
    retry: () => send({ type: 'retry' }),
    shown: () => send({ type: 'shown' }),
    crashed(error, unsavedWork) {
      const { current } = state;
      if (current.phase !== 'ready' && current.phase !== 'mounted') return;
      void whyItStopped(error, current.head, pathname).then((failure) => {
        // What was replaced meanwhile cannot crash any more.
        const now = state.current;
        if ((now.phase === 'ready' || now.phase === 'mounted') && now.module === current.module)
          send({ type: 'crashed', failure, unsavedWork });
      });
    },
  };
}
