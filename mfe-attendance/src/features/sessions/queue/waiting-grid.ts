import type { SaveGridBody } from '@touchline/contracts/session-ledger.schema';
import type { NewItem, WaitingItem } from '../../../shared/waiting/waiting-item.js';

/** Why the server did not store the sessions, as a sentence. */
export interface GridProblem {
  reason: string;
}

/** The sessions of a team at one event that the server has not stored yet: ids and figures only, no names. */
export interface WaitingGrid extends WaitingItem {
  body: SaveGridBody;
  problem: GridProblem | null;
}

export function hasSameEvent(first: NewItem<WaitingGrid>, second: NewItem<WaitingGrid>): boolean {
  return first.body.event_id === second.body.event_id;
}
