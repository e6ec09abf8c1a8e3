/**
 * The loading of one area as a pure function of state and event. Time is an argument and effects are returned, so that
 * every deadline can be tested with a fake clock. The controller owns timers and downloads.
 *
 * idle → listing (reading the versions on offer) → loading → ready (loaded, not rendered yet) → mounted, or failed.
 */
import type { AreaModule, ReleaseHead } from '@touchline/contracts/area';
import type { HostServices } from '@touchline/ui/host';
import type { RouteObject } from '@touchline/ui/router';
import { AreaFailure } from './area-failure.js';

const SKELETON_AFTER_MS = 150;
const STILL_LOADING_AFTER_MS = 3_000;
const FIRST_DEADLINE_MS = 8_000;
const LATER_DEADLINE_MS = 4_000;
const TOTAL_DEADLINE_MS = 15_000;
const CRASH_FALLBACK_WITHIN_MS = 10_000;

export type LoadedArea = AreaModule<RouteObject, HostServices>;

/**
 * The versions the registry offers: `live`, then `lastGood` if it differs. Empty if the registry does not know the
 * area.
 */
export type Candidates = readonly ReleaseHead[];

interface Waiting {
  since: number;
  notice: 'none' | 'skeleton' | 'still';
}
export interface Listing extends Waiting {
  phase: 'listing';
}
export interface Loading extends Waiting {
  phase: 'loading';
  head: ReleaseHead;
  /** Counts over the whole life of the page, so that each attempt has a unique name and address. */
  attempt: number;
  triesOfVersion: number;
  attemptSince: number;
}
export interface Ready {
  phase: 'ready';
  head: ReleaseHead;
  triesOfVersion: number;
  module: LoadedArea;
}
export interface Mounted {
  phase: 'mounted';
  head: ReleaseHead;
  triesOfVersion: number;
  module: LoadedArea;
  /** When it was first rendered; an area may be loaded long before it is opened. */
  since: number;
}
export interface Failed {
  phase: 'failed';
  failure: AreaFailure;
  version: string | null;
}
export type Phase = { phase: 'idle' } | Listing | Loading | Ready | Mounted | Failed;

export interface AreaState {
  current: Phase;
  candidates: Candidates;
  attempts: number;
  /** Versions that failed for another reason than network or timeout. */
  skipped: Readonly<Record<string, AreaFailure>>;
}

export type AreaEvent =
  | { type: 'open' }
  | { type: 'retry' }
  | { type: 'listed'; candidates: Candidates }
  /** The registry could not be read. */
  | { type: 'unlisted'; failure: AreaFailure }
  | { type: 'loaded'; attempt: number; module: LoadedArea }
  | { type: 'failed'; attempt: number; failure: AreaFailure }
  | { type: 'tick' }
  | { type: 'shown' }
  | { type: 'crashed'; failure: AreaFailure; unsavedWork: boolean };

export interface LoadEffect {
  head: ReleaseHead;
  attempt: number;
}
export interface Step {
  state: AreaState;
  /** Read the versions on offer; with `fresh` from the site instead of this page's copy. */
  list?: { fresh: boolean };
  load?: LoadEffect;
}

export const initialAreaState: AreaState = { current: { phase: 'idle' }, candidates: [], attempts: 0, skipped: {} };

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
      return current.phase === 'listing'
        ? startBest({ ...state, candidates: event.candidates }, current, now)
        : { state };
    case 'unlisted':
      return current.phase === 'listing' ? fail(state, event.failure, null) : { state };
    case 'loaded':
      if (current.phase !== 'loading' || current.attempt !== event.attempt) return { state };
      return {
        state: {
          ...state,
          current: { phase: 'ready', head: current.head, triesOfVersion: current.triesOfVersion, module: event.module },
        },
      };
    case 'failed':
      if (current.phase !== 'loading' || current.attempt !== event.attempt) return { state };
      return afterFailure(state, current, event.failure, now);
    case 'tick':
      return current.phase === 'loading' || current.phase === 'listing' ? onTick(state, current, now) : { state };
    case 'shown':
      return current.phase === 'ready'
        ? { state: { ...state, current: { ...current, phase: 'mounted', since: now } } }
        : { state };
    case 'crashed':
      return current.phase === 'ready' || current.phase === 'mounted' ? onCrash(state, current, event, now) : { state };
  }
}

/** When the next `tick` is due; null if no deadline is running. */
export function nextTickAt({ current }: AreaState): number | null {
  if (current.phase !== 'loading' && current.phase !== 'listing') return null;
  const deadline = current.phase === 'loading' ? deadlineOf(current) : Infinity;
  const notice = { none: SKELETON_AFTER_MS, skeleton: STILL_LOADING_AFTER_MS, still: Infinity }[current.notice];
  const due = Math.min(current.since + notice, deadline);
  return due === Infinity ? null : due;
}

function deadlineOf(loading: Loading): number {
  const own = loading.attemptSince + (loading.triesOfVersion === 1 ? FIRST_DEADLINE_MS : LATER_DEADLINE_MS);
  return Math.min(own, loading.since + TOTAL_DEADLINE_MS);
}

function listing(state: AreaState, fresh: boolean, now: number): Step {
  return { state: { ...state, current: { phase: 'listing', since: now, notice: 'none' } }, list: { fresh } };
}

function startBest(state: AreaState, waiting: Waiting, now: number): Step {
  const head = state.candidates.find(({ version }) => !(version in state.skipped));
  if (head) return start(state, head, 1, waiting, now);
  const first = state.candidates[0];
  const failure =
    (first && state.skipped[first.version]) ?? new AreaFailure('http', 'the registry does not name this area', 404);
  return fail(state, failure, first?.version ?? null);
}

function start(
  state: AreaState,
  head: ReleaseHead,
  triesOfVersion: number,
  { since, notice }: Waiting,
  now: number,
): Step {
  const attempt = state.attempts + 1;
  return {
    state: {
      ...state,
      attempts: attempt,
      current: { phase: 'loading', head, attempt, triesOfVersion, since, attemptSince: now, notice },
    },
    load: { head, attempt },
  };
}

function fail(state: AreaState, failure: AreaFailure, version: string | null): Step {
  return { state: { ...state, current: { phase: 'failed', failure, version } } };
}

function afterFailure(state: AreaState, loading: Loading, failure: AreaFailure, now: number): Step {
  const { head } = loading;
  const timeLeft = now < loading.since + TOTAL_DEADLINE_MS;
  if (failure.isRetryable && loading.triesOfVersion === 1 && timeLeft) return start(state, head, 2, loading, now);
  const marked = withSkipped(state, head, failure);
  const next = nextAfter(marked, head);
  return next && timeLeft ? start(marked, next, 1, loading, now) : fail(marked, failure, head.version);
}

/** Skips a version whose own code failed. A version that only did not arrive may be tried again. */
function withSkipped(state: AreaState, { version }: ReleaseHead, failure: AreaFailure): AreaState {
  return failure.isTemporary ? state : { ...state, skipped: { ...state.skipped, [version]: failure } };
}

function nextAfter({ candidates, skipped }: AreaState, head: ReleaseHead): ReleaseHead | undefined {
  return candidates
    .slice(candidates.findIndex(({ version }) => version === head.version) + 1)
    .find(({ version }) => !(version in skipped));
}

function onTick(state: AreaState, waiting: Listing | Loading, now: number): Step {
  if (waiting.phase === 'loading' && now >= deadlineOf(waiting)) {
    return afterFailure(
      state,
      waiting,
      new AreaFailure('timeout', `no answer within ${now - waiting.attemptSince} ms`),
      now,
    );
  }
  const waited = now - waiting.since;
  const notice = waited >= STILL_LOADING_AFTER_MS ? 'still' : waited >= SKELETON_AFTER_MS ? 'skeleton' : waiting.notice;
  return { state: { ...state, current: { ...waiting, notice } } };
}

/** Handles a loaded area that stopped: a crash while rendering, or a further page whose code did not arrive. */
function onCrash(
  state: AreaState,
  running: Ready | Mounted,
  { failure, unsavedWork }: { failure: AreaFailure; unsavedWork: boolean },
  now: number,
): Step {
  const { head } = running;
  const marked = withSkipped(state, head, failure);
  if (unsavedWork) return fail(marked, failure, head.version);
  const restarted: Waiting = { since: now, notice: 'none' };
  // Only once, so that a page that never arrives is not requested in a loop.
  if (failure.isRetryable && running.triesOfVersion === 1) return start(marked, head, 2, restarted, now);
  // A crash long after the first render is likely caused by the data or input, which would crash the older version,
  // too.
  const early = running.phase === 'ready' || now - running.since <= CRASH_FALLBACK_WITHIN_MS;
  const next = nextAfter(marked, head);
  return next && (early || failure.kind !== 'render')
    ? start(marked, next, 1, restarted, now)
    : fail(marked, failure, head.version);
}
