/**
 * The life of one area in a page as a pure function of state and event. Time is an argument and effects are returned,
 * so that every deadline can be tested with a fake clock. The controller owns timers and downloads.
 *
 * idle → listing (reading the versions on offer) → loading → ready (loaded, not rendered yet) → mounted, or failed.
 */
import type { AreaFailure } from './area-failure.js';
import {
  afterFailure,
  fail,
  listing,
  nextAfter,
  onLoadingTick,
  reported,
  start,
  startBest,
  withFailure,
} from './area-loading.js';
import {
  onNavigation,
  onOffer,
  onReplacementFailed,
  onReplacementLoaded,
  onRunningTick,
  onSaved,
} from './area-replacement.js';
import { isRunning, type AreaEvent, type AreaState, type Running, type Step, type Waiting } from './area-state.js';

const CRASH_FALLBACK_WITHIN_MS = 10_000;

/** The next state and the effects to start. `now` is in milliseconds of any monotonic clock. */
export function step(state: AreaState, event: AreaEvent, now: number): Step {
  const { current } = state;
  switch (event.type) {
    case 'open':
      return current.phase === 'idle' ? listing(state, false, now) : { state };
    case 'retry':
      if (current.phase === 'listing' || current.phase === 'loading') return { state };
      // Files may be back and the registry may have changed, so skipped versions get another chance.
      return listing({ ...state, skipped: {} }, true, now);
    case 'listed':
      return current.phase === 'listing' ? startBest({ ...state, offer: event.offer }, current, now) : { state };
    case 'unlisted':
      return current.phase === 'listing' ? fail(state, event.failure, null) : { state };
    case 'loaded':
      return onLoaded(state, event);
    case 'failed':
      return onFailed(state, event, now);
    case 'tick':
      if (current.phase === 'loading' || current.phase === 'listing') return onLoadingTick(state, current, now);
      return isRunning(current) ? onRunningTick(state, current, now) : { state };
    case 'shown':
      return isRunning(current) ? { state: { ...state, current: shown(current, now) } } : { state };
    case 'hidden':
      return current.phase === 'mounted'
        ? { state: { ...state, current: { ...current, shownSince: null } } }
        : { state };
    case 'crashed':
      return isRunning(current) ? onCrash(state, current, event, now) : { state };
    case 'offered':
      return onOffer(state, event, now);
    case 'navigated':
      return event.unsavedWork ? { state } : onNavigation(state, now);
    case 'saved':
      return onSaved(state, now);
  }
}

/** Ignores a version that arrives after it was given up. */
function onLoaded(state: AreaState, event: Extract<AreaEvent, { type: 'loaded' }>): Step {
  const { current, replacement } = state;
  if (replacement?.attempt === event.attempt)
    return onReplacementLoaded(state, replacement, event.module, event.unsavedWork);
  if (current.phase !== 'loading' || current.attempt !== event.attempt) return { state };
  const { head, attempt, triesOfVersion } = current;
  return { state: { ...state, current: { phase: 'ready', head, attempt, triesOfVersion, module: event.module } } };
}

function onFailed(state: AreaState, { attempt, failure }: Extract<AreaEvent, { type: 'failed' }>, now: number): Step {
  const { current, replacement } = state;
  if (replacement?.attempt === attempt && isRunning(current))
    return onReplacementFailed(state, replacement, current, failure, now);
  if (current.phase !== 'loading' || current.attempt !== attempt) return { state };
  return afterFailure(state, current, failure, now);
}

const shown = (current: Running, now: number): Running =>
  current.phase === 'mounted'
    ? { ...current, shownSince: current.shownSince ?? now }
    : { ...current, phase: 'mounted', since: now, shownSince: now, isGood: false };

/** Handles a loaded area that stopped: a crash while rendering, or a further page whose code did not arrive. */
function onCrash(
  state: AreaState,
  running: Running,
  { failure, unsavedWork }: { failure: AreaFailure; unsavedWork: boolean },
  now: number,
): Step {
  const { head } = running;
  const restarted: Waiting = { since: now, notice: 'none' };
  const marked = withFailure(state, head, failure, now);
  // Only once, so that a page that never arrives is not requested in a loop.
  if (!unsavedWork && failure.isRetryable && running.triesOfVersion === 1)
    return start(marked, head, 2, restarted, now);

  // A crash long after the first render is likely caused by the data or input, which would crash the older version,
  // too.
  const early = running.phase === 'ready' || now - running.since <= CRASH_FALLBACK_WITHIN_MS;
  const next = nextAfter(marked, head);
  const step =
    next && !unsavedWork && (early || failure.kind !== 'render')
      ? start(marked, next, 1, restarted, now)
      : fail(marked, failure, head.version);
  return { ...step, ...reported(running, failure) };
}
