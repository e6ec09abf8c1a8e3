import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import type { RegisterEntry } from './register.js';

/** What a try to take marks back came to: `stayed` later marks were left alone, or `waiting` marks must be sent first. */
export type RevertOutcome = { kind: 'reverted'; stayed: number } | { kind: 'waits'; waiting: number };

/** Marks made for everybody at once. */
export interface BulkChange {
  eventId: number;
  /** How many athletes were marked. */
  count: number;
  /** Takes the marks back that nobody has changed since. `entries` is the register on screen. */
  revert: (entries: readonly RegisterEntry[]) => Promise<RevertOutcome>;
}

/** The last bulk change, as the strip of its event shows it. */
export interface BulkUndo {
  text: string;
  /** Null when there is nothing left to undo. */
  change: BulkChange | null;
  eventId: number;
}

export const offered = (change: BulkChange): BulkUndo => ({
  text: checkInTexts.markedPresent(change.count),
  change,
  eventId: change.eventId,
});

/** Ends the offer with a sentence: what the Undo came to, or why it was refused. */
export const ended = ({ eventId }: BulkChange, text: string): BulkUndo => ({ text, change: null, eventId });
