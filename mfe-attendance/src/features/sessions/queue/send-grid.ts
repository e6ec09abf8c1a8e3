import type { SavedGrid } from '@touchline/contracts/session-ledger.schema';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { sessionTexts } from '../../../shared/texts/session-texts.js';
import { isRetryable, retryAfter, type SendOutcome } from '../../../shared/waiting/send-outcome.js';
import type { GridProblem, WaitingGrid } from './waiting-grid.js';

/** Sends the sessions of one event in one call. Never rejects. */
export async function sendGrid(api: ApiClient, { body }: WaitingGrid): Promise<SendOutcome<SavedGrid, GridProblem>> {
  try {
    const saved: SavedGrid | undefined = await api.call('POST /api/sessions/grid', { body });
    // A proxy may answer 200 with an empty body: only the rows themselves prove that they are stored.
    const isStored = saved?.event_id === body.event_id && saved.rows.length === body.rows.length;
    return isStored ? { kind: 'stored', stored: saved } : retryAfter(null);
  } catch (error) {
    if (error instanceof ApiError && isRetryable(error)) return retryAfter(error);
    const reason = (error instanceof ApiError ? error.sentence : null) ?? sessionTexts.unknownReason;
    return { kind: 'problem', problem: { reason } };
  }
}
