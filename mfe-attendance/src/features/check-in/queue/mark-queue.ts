import { checkInTexts, NOTICE_MS } from '../../../shared/texts/check-in-texts.js';
import { own } from '../../../shared/own-names.js';
import { createCoachQueues } from '../../../shared/waiting/coach-queue.js';
import type { QueueState, WaitingKind, WaitingQueue } from '../../../shared/waiting/queue-types.js';
import type { StoredMark } from '../api/mark-athlete.js';
import { sendMark } from './send-mark.js';
import { hasSameTarget, type WaitingMark } from './waiting-mark.js';

export type MarkQueue = WaitingQueue<WaitingMark, StoredMark>;
export type MarkQueueState = QueueState<WaitingMark>;

/** Marks on their way to the server. */
export const MARKS: WaitingKind<WaitingMark, StoredMark> = {
  name: 'marks',
  send: sendMark,
  hasSameTarget,
  problemNotice: (problem) =>
    problem.kind === 'refused'
      ? { severity: 'error', text: checkInTexts.updateFailed(problem.reason), forMs: NOTICE_MS }
      : { severity: 'warning', text: checkInTexts.markedByOther, forMs: NOTICE_MS },
  storedNotice: () => null,
  unsentAtLogout: checkInTexts.unsentAtLogout,
};

export const MARK_STORE = { database: own.storage('marks'), table: 'marks' };

export const markQueues = createCoachQueues(MARKS, MARK_STORE);
