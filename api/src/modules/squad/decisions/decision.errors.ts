import { DECISION_CHANGED, DECISION_KEPT } from '@touchline/contracts/error-codes';
import { ApiError } from '../../../common/errors/api-error.js';

/** The open decision is not the one that the coach saw. Nothing is written. */
export const decisionChanged = () =>
  new ApiError(409, DECISION_CHANGED, 'Someone else has decided about this athlete. Look at that decision first.');

/** A decision of an earlier day is part of the history. */
export const decisionKept = () =>
  new ApiError(409, DECISION_KEPT, 'A decision can be taken back on its own day only. Make a new one instead.');
