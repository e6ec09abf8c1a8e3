/** Loading an area from the start: which version is tried, when it is given up, and which one follows. Pure. */
import type { ReleaseHead } from '@touchline/contracts/area';
import { AreaFailure } from './area-failure.js';
import {
  deadlineOf,
  SKELETON_AFTER_MS,
  STILL_LOADING_AFTER_MS,
  TOTAL_DEADLINE_MS,
  type AreaState,
  type Attempt,
  type Listing,
  type Loading,
  type Outcome,
  type Step,
  type Waiting,
} from './area-state.js';

/** After a version did not arrive, the next try to replace a running one waits this long. */
const REPLACE_AGAIN_AFTER_MS = 60_000;

export function listing(state: AreaState, fresh: boolean, now: number): Step {
  return {
    state: { ...state, current: { phase: 'listing', since: now, notice: 'none' }, replacement: null },
    list: { fresh },
  };
}

/** Starts the first version on offer that is not skipped; fails if there is none. */
export function startBest(state: AreaState, waiting: Waiting, now: number): Step {
  const { candidates, withdrawn } = state.offer;
  const head = candidates.find(({ version }) => !(version in state.skipped));
  if (head) return start(state, head, 1, waiting, now);
  const first = candidates[0];
  const none =
    Object.keys(withdrawn).length > 0
      ? new AreaFailure('withdrawn', 'every version was withdrawn')
      : new AreaFailure('http', 'the registry does not name this area', 404);
  return fail(state, (first && state.skipped[first.version]) ?? none, first?.version ?? null);
}

export function start(
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
      replacement: null,
    },
    load: { head, attempt },
  };
}

export function fail(state: AreaState, failure: AreaFailure, version: string | null): Step {
  return { state: { ...state, current: { phase: 'failed', failure, version }, replacement: null } };
}

export function afterFailure(state: AreaState, loading: Loading, failure: AreaFailure, now: number): Step {
  const { head } = loading;
  if (mayTryAgain(loading, failure, now)) return start(state, head, 2, loading, now);
  const marked = withFailure(state, head, failure, now);
  const next = nextAfter(marked, head);
  const step =
    next && hasTimeLeft(loading, now) ? start(marked, next, 1, loading, now) : fail(marked, failure, head.version);
  return { ...step, ...reported(loading, failure) };
}

export function onLoadingTick(state: AreaState, waiting: Listing | Loading, now: number): Step {
  if (waiting.phase === 'loading' && now >= deadlineOf(waiting))
    return afterFailure(state, waiting, timeoutOf(waiting, now), now);
  const waited = now - waiting.since;
  const notice = waited >= STILL_LOADING_AFTER_MS ? 'still' : waited >= SKELETON_AFTER_MS ? 'skeleton' : waiting.notice;
  return { state: { ...state, current: { ...waiting, notice } } };
}

export const timeoutOf = ({ attemptSince }: Attempt, now: number): AreaFailure =>
  new AreaFailure('timeout', `no answer within ${now - attemptSince} ms`);

export const hasTimeLeft = ({ since }: Attempt, now: number): boolean => now < since + TOTAL_DEADLINE_MS;

export const mayTryAgain = (attempt: Attempt, failure: AreaFailure, now: number): boolean =>
  failure.isRetryable && attempt.triesOfVersion === 1 && hasTimeLeft(attempt, now);

/** Skips a version whose own code failed. A version that only did not arrive may be tried again. */
export function withFailure(state: AreaState, { version }: ReleaseHead, failure: AreaFailure, now: number): AreaState {
  return failure.isTemporary
    ? { ...state, replaceAfter: now + REPLACE_AGAIN_AFTER_MS }
    : { ...state, skipped: { ...state.skipped, [version]: failure } };
}

/** The version that follows `head` in the order of the offer, without skipped ones. */
export function nextAfter({ offer: { candidates }, skipped }: AreaState, head: ReleaseHead): ReleaseHead | undefined {
  return candidates
    .slice(candidates.findIndex(({ version }) => version === head.version) + 1)
    .find(({ version }) => !(version in skipped));
}

/** The outcome of a version that is given up. */
export function reported(
  { head, attempt }: { head: ReleaseHead; attempt: number },
  { kind }: AreaFailure,
): { outcome?: Outcome } {
  return kind === 'withdrawn' ? {} : { outcome: { version: head.version, outcome: kind, attempt } };
}
