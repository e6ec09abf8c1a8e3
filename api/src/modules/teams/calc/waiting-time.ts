/**
 * A registration expires after so many days without an answer: by then the athlete has probably joined another club.
 */
export const WAITING_DAYS = 30;
const WAITING_MS = WAITING_DAYS * 24 * 3600 * 1000;

/** Registrations made at this instant or before have expired at `now`. */
export function registrationCutoff(now: Date): Date {
  return new Date(now.getTime() - WAITING_MS);
}
