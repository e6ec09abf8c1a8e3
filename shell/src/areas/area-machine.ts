/**
 * How one area gets on screen, as a pure function of state and event. Time is an argument and effects are returned, so every
 * deadline can be tested with a fake clock. The controller beside it owns timers and downloads.
 */
import type { AreaModule, ReleaseHead } from '@touchline/contracts/area';
import type { RouteObject } from '@touchline/ui/router';
import { AreaFailure } from './failure.js';

export const SKELETON_AFTER_MS = 150;
export const STILL_LOADING_AFTER_MS = 3_000;
export const FIRST_DEADLINE_MS = 8_000;
export const LATER_DEADLINE_MS = 4_000;
export const TOTAL_DEADLINE_MS = 15_000;
export const CRASH_FALLBACK_WITHIN_MS = 10_000;

export type LoadedArea = AreaModule<RouteObject>;

/** The versions the registry offers: `live`, then `lastGood` when it differs. Empty when the registry does not know the area. */
export type Candidates = readonly ReleaseHead[];

export interface Loading {
  phase: 'loading';
  head: ReleaseHead;
  /** Counts over the whole life of the page: each attempt has a name and address of its own. */
  attempt: number;
  triesOfVersion: number;
  since: number;
  attemptSince: number;
  notice: 'none' | 'skeleton' | 'still';
}
export interface Mounted {
  phase: 'mounted';
  head: ReleaseHead;
  module: LoadedArea;
  since: number;
}
export interface Failed {
  phase: 'failed';
  failure: AreaFailure;
  version: string | null;
}
export type Phase = { phase: 'idle' } | Loading | Mounted | Failed;

export interface AreaState {
  current: Phase;
  attempts: number;
  /** Versions that failed with anything but network or timeout, with the reason. */
  skipped: Readonly<Record<string, AreaFailure>>;
}

export type AreaEvent =
  | { type: 'open' }
  | { type: 'loaded'; attempt: number; module: LoadedArea }
  | { type: 'failed'; attempt: number; failure: AreaFailure }
  | { type: 'tick' }
  | { type: 'retry' }
  /** The registry could not be read, so nobody knows what to load. */
  | { type: 'unlisted'; failure: AreaFailure }
  | { type: 'crashed'; failure: AreaFailure; unsavedWork: boolean };

export interface LoadEffect {
  head: ReleaseHead;
  attempt: number;
}
export interface Step {
  state: AreaState;
  load?: LoadEffect;
}

export const initialAreaState: AreaState = { current: { phase: 'idle' }, attempts: 0, skipped: {} };

/** The next state, and the download to start, if any. `now` in milliseconds of any monotonic clock. */
export function step(state: AreaState, event: AreaEvent, candidates: Candidates, now: number): Step {
  const { current } = state;
  switch (event.type) {
    case 'open':
      return current.phase === 'idle' ? startBest(state, candidates, now, now) : { state };
    case 'retry':
      // A person asks: files may be back and the registry may have moved on, so nothing is held against any version.
      return current.phase === 'failed' ? startBest({ ...state, skipped: {} }, candidates, now, now) : { state };
    case 'unlisted':
      return current.phase === 'idle' || current.phase === 'failed' ? fail(state, event.failure, null) : { state };
    case 'loaded':
      if (current.phase !== 'loading' || current.attempt !== event.attempt) return { state };
      return { state: { ...state, current: { phase: 'mounted', head: current.head, module: event.module, since: now } } };
    case 'failed':
      if (current.phase !== 'loading' || current.attempt !== event.attempt) return { state };
      return afterFailure(state, current, event.failure, candidates, now);
    case 'tick':
      return current.phase === 'loading' ? onTick(state, current, candidates, now) : { state };
    case 'crashed':
      return current.phase === 'mounted' ? onCrash(state, current, event, candidates, now) : { state };
  }
}

/** When `tick` is due next; null when nothing is awaited. */
export function nextTickAt(state: AreaState): number | null {
  const { current } = state;
  if (current.phase !== 'loading') return null;
  const deadline = deadlineOf(current);
  if (current.notice === 'none') return Math.min(current.since + SKELETON_AFTER_MS, deadline);
  if (current.notice === 'skeleton') return Math.min(current.since + STILL_LOADING_AFTER_MS, deadline);
  return deadline;
}

function deadlineOf(loading: Loading): number {
  const own = loading.attemptSince + (loading.triesOfVersion === 1 ? FIRST_DEADLINE_MS : LATER_DEADLINE_MS);
  return Math.min(own, loading.since + TOTAL_DEADLINE_MS);
}

function startBest(state: AreaState, candidates: Candidates, since: number, now: number): Step {
  const head = candidates.find(({ version }) => !(version in state.skipped));
  if (head) return start(state, head, 1, since, now);
  const first = candidates[0];
  const failure = (first && state.skipped[first.version]) ?? new AreaFailure('http', 'the registry does not name this area', 404);
  return fail(state, failure, first?.version ?? null);
}

function start(state: AreaState, head: ReleaseHead, triesOfVersion: number, since: number, now: number): Step {
  const attempt = state.attempts + 1;
  const notice = state.current.phase === 'loading' ? state.current.notice : 'none';
  return {
    state: { ...state, attempts: attempt, current: { phase: 'loading', head, attempt, triesOfVersion, since, attemptSince: now, notice } },
    load: { head, attempt },
  };
}

function fail(state: AreaState, failure: AreaFailure, version: string | null): Step {
  return { state: { ...state, current: { phase: 'failed', failure, version } } };
}

function afterFailure(state: AreaState, loading: Loading, failure: AreaFailure, candidates: Candidates, now: number): Step {
  const { head } = loading;
  const timeLeft = now < loading.since + TOTAL_DEADLINE_MS;
  if (failure.retryable && loading.triesOfVersion === 1 && timeLeft) return start(state, head, 2, loading.since, now);
  const marked = failure.passing ? state : { ...state, skipped: { ...state.skipped, [head.version]: failure } };
  const next = candidates.slice(candidates.findIndex(({ version }) => version === head.version) + 1).find(({ version }) => !(version in marked.skipped));
  return next && timeLeft ? start(marked, next, 1, loading.since, now) : fail(marked, failure, head.version);
}

function onTick(state: AreaState, loading: Loading, candidates: Candidates, now: number): Step {
  if (now >= deadlineOf(loading)) {
    return afterFailure(state, loading, new AreaFailure('timeout', `no answer within ${now - loading.attemptSince} ms`), candidates, now);
  }
  const waited = now - loading.since;
  const notice = waited >= STILL_LOADING_AFTER_MS ? 'still' : waited >= SKELETON_AFTER_MS ? 'skeleton' : loading.notice;
  return { state: { ...state, current: { ...loading, notice } } };
}

function onCrash(state: AreaState, mounted: Mounted, event: { failure: AreaFailure; unsavedWork: boolean }, candidates: Candidates, now: number): Step {
  const marked = { ...state, skipped: { ...state.skipped, [mounted.head.version]: event.failure } };
  const early = now - mounted.since <= CRASH_FALLBACK_WITHIN_MS;
  const next = candidates.slice(1).find(({ version }) => version !== mounted.head.version && !(version in marked.skipped));
  if (early && !event.unsavedWork && next) return start(marked, next, 1, now, now);
  return fail(marked, event.failure, mounted.head.version);
}
