/** Plays events of one area against a fake clock. */
import type { ReleaseHead } from '@touchline/contracts/area';
import { AreaFailure, type FailureKind } from '../area-failure.js';
import { step } from '../area-machine.js';
import {
  initialAreaState,
  nextTickAt,
  type AreaEvent,
  type AreaState,
  type LoadedArea,
  type LoadEffect,
  type Outcome,
} from '../area-state.js';
import type { Offer } from '../registry/area-candidates.js';

export const head = (version: string) => ({ name: 'mfe-one', version }) as ReleaseHead;
export const moduleOf = (version: string) => ({ name: 'mfe-one', version }) as LoadedArea;
export const LIVE = head('2');
export const GOOD = head('1');

/** An offer whose last candidate is a fallback if there are several. */
export function offer(candidates: readonly ReleaseHead[], withdrawn: Offer['withdrawn'] = {}): Offer {
  const fallback = candidates.length > 1 ? (candidates.at(-1)?.version ?? null) : null;
  return { candidates, fallback, withdrawn };
}

export function playArea(first: Offer = offer([LIVE, GOOD])) {
  let state: AreaState = initialAreaState;
  let now = 0;
  const loads: LoadEffect[] = [];
  const asked: boolean[] = [];
  const outcomes: Outcome[] = [];

  const send = (event: AreaEvent) => {
    const next = step(state, event, now);
    state = next.state;
    if (next.load) loads.push(next.load);
    if (next.list) asked.push(next.list.fresh);
    if (next.outcome) outcomes.push(next.outcome);
  };
  const running = () => (state.current.phase === 'ready' || state.current.phase === 'mounted' ? state.current : null);

  return {
    send,
    loads,
    asked,
    outcomes,
    /** Opens the area with a registry that answers at once. */
    open() {
      send({ type: 'open' });
      send({ type: 'listed', offer: first });
    },
    /** Try again, with a registry that answers at once. */
    retry(found: Offer = first) {
      send({ type: 'retry' });
      send({ type: 'listed', offer: found });
    },
    /** A changed registry, while the area is on screen. */
    offer: (changed: Offer, { onScreen = true, unsavedWork = false } = {}) =>
      send({ type: 'offered', offer: changed, onScreen, unsavedWork }),
    navigate: (unsavedWork = false) => send({ type: 'navigated', unsavedWork }),
    state: () => state,
    phase: () => state.current.phase,
    /** The version that runs; null if none does. */
    running: () => running()?.head.version ?? null,
    /** The version that is loading to replace the one that runs; null if none is. */
    replacement: () => state.replacement?.head.version ?? null,
    fail: (kind: FailureKind, status: number | null = null) =>
      send({ type: 'failed', attempt: state.attempts, failure: new AreaFailure(kind, kind, status) }),
    arrive: (unsavedWork = false) =>
      send({
        type: 'loaded',
        attempt: state.attempts,
        module: moduleOf(loads.at(-1)?.head.version ?? ''),
        unsavedWork,
      }),
    /** The version that is loading arrives and is rendered. */
    show() {
      this.arrive();
      send({ type: 'shown' });
    },
    /** Advances the clock and runs every tick that is due. */
    wait(ms: number) {
      const until = now + ms;
      for (let due = nextTickAt(state); due !== null && due <= until; due = nextTickAt(state)) {
        now = due;
        send({ type: 'tick' });
      }
      now = until;
    },
    notice: () => ('notice' in state.current ? state.current.notice : null),
    failure: () => (state.current.phase === 'failed' ? state.current.failure.kind : null),
  };
}
