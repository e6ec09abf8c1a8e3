import { ApiError } from '../../../common/errors/api-error.js';
import type { EventCounter, Metrics } from '../../../common/metrics/metrics.js';

const OUTCOMES = ['ok', 'refused', 'limited', 'failed'] as const;
type SignInOutcome = (typeof OUTCOMES)[number];

export function signInCounter(metrics: Metrics): EventCounter<SignInOutcome> {
  return metrics.counter({
    name: 'touchline_sign_ins_total',
    help: 'Attempts to sign in: refused for the password or address, limited after too many, failed on our side.',
    label: 'outcome',
    values: OUTCOMES,
  });
}

/** What the error of an attempt means. */
export function signInOutcome(error: unknown): SignInOutcome {
  const status = error instanceof ApiError ? error.status : 503;
  if (status === 429) return 'limited';
  return status < 500 ? 'refused' : 'failed';
}
