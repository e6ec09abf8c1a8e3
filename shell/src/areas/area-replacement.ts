/**
 * Replacing the version that runs, after the registry or a veto has changed. Pure.
 *
 * An outdated version is replaced after the next navigation: it stays usable until the new one is loaded, and keeps
 * running if that fails. A withdrawn version stops at once, unless there is unsaved work: then it runs until nothing is
 * unsaved.
 */
import type { ReleaseHead } from '@touchline/contracts/area';
import type { AreaFailure } from './area-failure.js';
import { hasTimeLeft, mayTryAgain, nextAfter, reported, startBest, timeoutOf, withFailure } from './area-loading.js';
import {
  deadlineOf,
  goodAt,
  isRunning,
  isWithdrawn,
  type AreaEvent,
  type AreaState,
  type Attempt,
  type LoadedArea,
  type Running,
  type Step,
} from './area-state.js';
import type { Offer } from './registry/area-candidates.js';

export function onOffer(
  state: AreaState,
  { offer, onScreen, unsavedWork }: Extract<AreaEvent, { type: 'offered' }>,
  now: number,
): Step {
  const { current } = state;
  if (current.phase === 'idle' || current.phase === 'listing' || isSameOffer(offer, state.offer)) return { state };
  const next = { ...state, offer };

  if (current.phase === 'loading')
    return current.head.version in offer.withdrawn ? startBest(next, current, now) : { state: next };
  if (current.phase === 'failed') {
    const isNew = offer.candidates.length > 0 && firstVersion(offer) !== firstVersion(state.offer);
    if (!isNew) return { state: next };
    return onScreen ? startBest(next, { since: now, notice: 'none' }, now) : { state: { ...next, current: IDLE } };
  }
  if (isWithdrawn(next)) return unsavedWork ? { state: next } : stop(next, now);
  const isStillWanted = next.replacement?.head.version === wantedOf(next, current)?.version;
  return { state: isStillWanted ? next : { ...next, replacement: null } };
}

/** Nothing is unsaved any more. */
export const onSaved = (state: AreaState, now: number): Step => (isWithdrawn(state) ? stop(state, now) : { state });

/** The coach has opened another page, and nothing is unsaved. */
export function onNavigation(state: AreaState, now: number): Step {
  const { current, replacement } = state;
  if (!isRunning(current)) return { state };
  if (isWithdrawn(state)) return stop(state, now);
  const wanted = wantedOf(state, current);
  if (!wanted || replacement || now < state.replaceAfter) return { state };
  return startReplacement(state, wanted, 1, now, now);
}

/** The new version has arrived. With unsaved work the old one stays until the next navigation. */
export function onReplacementLoaded(
  state: AreaState,
  { head, attempt, triesOfVersion }: Attempt,
  module: LoadedArea,
  unsavedWork: boolean,
): Step {
  if (unsavedWork) return { state: { ...state, replacement: null } };
  return { state: { ...state, current: { phase: 'ready', head, attempt, triesOfVersion, module }, replacement: null } };
}

/** The new version has failed: the old one stays. */
export function onReplacementFailed(
  state: AreaState,
  replacement: Attempt,
  running: Running,
  failure: AreaFailure,
  now: number,
): Step {
  const { head, since } = replacement;
  if (mayTryAgain(replacement, failure, now)) return startReplacement(state, head, 2, since, now);
  const marked = withFailure(state, head, failure, now);
  const next = nextAfter(marked, head);
  const isBetter = next && next.version !== running.head.version && next.version !== state.offer.fallback;
  const step =
    isBetter && hasTimeLeft(replacement, now)
      ? startReplacement(marked, next, 1, since, now)
      : { state: { ...marked, replacement: null } };
  return { ...step, ...reported(replacement, failure) };
}

export function onRunningTick(state: AreaState, running: Running, now: number): Step {
  const { replacement } = state;
  if (replacement && now >= deadlineOf(replacement))
    return onReplacementFailed(state, replacement, running, timeoutOf(replacement, now), now);
  if (running.phase !== 'mounted' || now < goodAt(running)) return { state };
  const { head, attempt } = running;
  return {
    state: { ...state, current: { ...running, isGood: true } },
    outcome: { version: head.version, outcome: 'good', attempt },
  };
}

const IDLE = { phase: 'idle' } as const;

const firstVersion = ({ candidates }: Offer): string | undefined => candidates[0]?.version;

/** Stops a withdrawn version before another one is there, since no page may run it. */
const stop = (state: AreaState, now: number): Step => startBest(state, { since: now, notice: 'none' }, now);

/** The version that should run instead of `running`; null if it is the right one. A fallback replaces nothing. */
function wantedOf({ offer, skipped }: AreaState, running: Running): ReleaseHead | null {
  const wanted = offer.candidates.find(({ version }) => version !== offer.fallback && !(version in skipped));
  return wanted && wanted.version !== running.head.version ? wanted : null;
}

function startReplacement(
  state: AreaState,
  head: ReleaseHead,
  triesOfVersion: number,
  since: number,
  now: number,
): Step {
  const attempt = state.attempts + 1;
  return {
    state: { ...state, attempts: attempt, replacement: { head, attempt, triesOfVersion, since, attemptSince: now } },
    load: { head, attempt },
  };
}

function isSameOffer(one: Offer, other: Offer): boolean {
  return (
    one.candidates.length === other.candidates.length &&
    one.candidates.every((head, index) => head === other.candidates[index]) &&
    one.fallback === other.fallback &&
    JSON.stringify(one.withdrawn) === JSON.stringify(other.withdrawn)
  );
}
