/** The state of one area in this page: its phases, the events that change it, and its deadlines. */
import type { AreaModule, ReleaseHead } from '@touchline/contracts/area';
import type { ReleaseOutcome } from '@touchline/contracts/release-outcomes';
import type { HostServices } from '@touchline/ui/host';
import type { RouteObject } from '@touchline/ui/router';
import type { AreaFailure } from './area-failure.js';
import { NO_OFFER, type Offer } from './registry/area-candidates.js';

export const SKELETON_AFTER_MS = 150;
export const STILL_LOADING_AFTER_MS = 3_000;
const FIRST_DEADLINE_MS = 8_000;
const LATER_DEADLINE_MS = 4_000;
export const TOTAL_DEADLINE_MS = 15_000;
/** A version that is shown this long without a failure is good. */
const GOOD_AFTER_MS = 10_000;

export type LoadedArea = AreaModule<RouteObject, HostServices>;

export interface Waiting {
  since: number;
  notice: 'none' | 'skeleton' | 'still';
}
/** A version that is being loaded. */
export interface Attempt {
  head: ReleaseHead;
  /** Counts over the whole life of the page, so that each attempt has a unique name and address. */
  attempt: number;
  triesOfVersion: number;
  attemptSince: number;
  /** When the first of several attempts started. */
  since: number;
}
export interface Listing extends Waiting {
  phase: 'listing';
}
export interface Loading extends Waiting, Attempt {
  phase: 'loading';
}
interface Loaded {
  head: ReleaseHead;
  attempt: number;
  triesOfVersion: number;
  module: LoadedArea;
}
export interface Ready extends Loaded {
  phase: 'ready';
}
export interface Mounted extends Loaded {
  phase: 'mounted';
  /** When it was first rendered; an area may be loaded long before it is opened. */
  since: number;
  /** When it was rendered last; null while it is not on screen. */
  shownSince: number | null;
  isGood: boolean;
}
export type Running = Ready | Mounted;
export interface Failed {
  phase: 'failed';
  failure: AreaFailure;
  version: string | null;
}
export type Phase = { phase: 'idle' } | Listing | Loading | Running | Failed;

export interface AreaState {
  current: Phase;
  /** The version that is being loaded while an older one runs; null if none is. */
  replacement: Attempt | null;
  offer: Offer;
  attempts: number;
  /** Versions that failed for another reason than network or timeout. */
  skipped: Readonly<Record<string, AreaFailure>>;
  /** Until then no running version is replaced, because one did not arrive. */
  replaceAfter: number;
}

/** `unsavedWork`: whether the coach would lose typed work of this area if it were replaced now. */
export type AreaEvent =
  | { type: 'open' }
  | { type: 'retry' }
  | { type: 'listed'; offer: Offer }
  /** The registry could not be read. */
  | { type: 'unlisted'; failure: AreaFailure }
  | { type: 'loaded'; attempt: number; module: LoadedArea; unsavedWork: boolean }
  | { type: 'failed'; attempt: number; failure: AreaFailure }
  | { type: 'tick' }
  | { type: 'shown' }
  | { type: 'hidden' }
  | { type: 'crashed'; failure: AreaFailure; unsavedWork: boolean }
  /** The registry or a veto has changed the offer. `onScreen`: the area's page is open, also if it failed. */
  | { type: 'offered'; offer: Offer; onScreen: boolean; unsavedWork: boolean }
  /** The coach has opened another page, of this area or of another one. */
  | { type: 'navigated'; unsavedWork: boolean }
  /** Nothing is unsaved any more. */
  | { type: 'saved' };

export interface LoadEffect {
  head: ReleaseHead;
  attempt: number;
}
/** The outcome of a version. `attempt` is the number of its last attempt in this page. */
export interface Outcome {
  version: string;
  outcome: ReleaseOutcome;
  attempt: number;
}
export interface Step {
  state: AreaState;
  /** Read the versions on offer; with `fresh` from the site instead of this page's copy. */
  list?: { fresh: boolean };
  load?: LoadEffect;
  /** To be reported. */
  outcome?: Outcome;
}

export const initialAreaState: AreaState = {
  current: { phase: 'idle' },
  replacement: null,
  offer: NO_OFFER,
  attempts: 0,
  skipped: {},
  replaceAfter: 0,
};

export const isRunning = (current: Phase): current is Running =>
  current.phase === 'ready' || current.phase === 'mounted';

/** Whether a withdrawn version still runs, which it does only as long as there is unsaved work. */
export const isWithdrawn = ({ current, offer }: AreaState): boolean =>
  isRunning(current) && current.head.version in offer.withdrawn;

export function deadlineOf(attempt: Attempt): number {
  const own = attempt.attemptSince + (attempt.triesOfVersion === 1 ? FIRST_DEADLINE_MS : LATER_DEADLINE_MS);
  return Math.min(own, attempt.since + TOTAL_DEADLINE_MS);
}

/** When a version that is on screen counts as good; Infinity if it already does, or is not on screen. */
export const goodAt = (current: Running): number =>
  current.phase === 'mounted' && !current.isGood && current.shownSince !== null
    ? current.shownSince + GOOD_AFTER_MS
    : Infinity;

/** When the next `tick` is due; null if no deadline is running. */
export function nextTickAt({ current, replacement }: AreaState): number | null {
  const due = [Infinity];
  if (current.phase === 'loading' || current.phase === 'listing')
    due.push(
      current.since + { none: SKELETON_AFTER_MS, skeleton: STILL_LOADING_AFTER_MS, still: Infinity }[current.notice],
    );
  if (current.phase === 'loading') due.push(deadlineOf(current));
  if (isRunning(current)) due.push(goodAt(current));
  if (replacement) due.push(deadlineOf(replacement));
  const first = Math.min(...due);
  return first === Infinity ? null : first;
}
