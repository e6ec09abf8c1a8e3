/** So many days a registration for a team waits for an answer: an athlete whom nobody has answered in a month has joined elsewhere. */
export const WAITING_DAYS = 30;
const WAITING_MS = WAITING_DAYS * 24 * 3600 * 1000;

/** Who registered then or earlier no longer waits at `now`. */
export function expiredAt(now: Date): Date {
  return new Date(now.getTime() - WAITING_MS);
}
