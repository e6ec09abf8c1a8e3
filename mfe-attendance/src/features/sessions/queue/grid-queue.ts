import type { SavedGrid } from '@touchline/contracts/session-ledger.schema';
import { own } from '../../../shared/own-names.js';
import { sessionTexts } from '../../../shared/texts/session-texts.js';
import { createCoachQueues } from '../../../shared/waiting/coach-queue.js';
import type { QueueState, WaitingKind, WaitingQueue } from '../../../shared/waiting/queue-types.js';
import { sendGrid } from './send-grid.js';
import { hasSameEvent, type WaitingGrid } from './waiting-grid.js';

export type GridQueue = WaitingQueue<WaitingGrid, SavedGrid>;
export type GridQueueState = QueueState<WaitingGrid>;

/** The sessions of teams on their way to the server. */
export const GRIDS: WaitingKind<WaitingGrid, SavedGrid> = {
  name: 'sessions',
  send: sendGrid,
  hasSameTarget: hasSameEvent,
  problemNotice: () => ({ severity: 'error', text: sessionTexts.openToCorrect }),
  storedNotice: ({ rows }) => {
    const saved = rows.filter(({ stored }) => stored).length;
    return saved === rows.length
      ? { severity: 'success', text: sessionTexts.saved(saved) }
      : { severity: 'info', text: sessionTexts.leftAlone(saved, rows.length - saved) };
  },
  unsentAtLogout: sessionTexts.unsentAtLogout,
};

const GRID_STORE = { database: own.storage('sessions'), table: 'sessions' };

export const gridQueues = createCoachQueues(GRIDS, GRID_STORE);
