import type { SessionEntity } from './session.entity.js';

const MINUTE_MS = 60_000;
const MAX_IDLE_MS = 12 * 60 * MINUTE_MS;
const MAX_AGE_MS = 7 * 24 * 60 * MINUTE_MS;

/** Whether a session has ended: not used for twelve hours, or started seven days ago. */
export function isSessionExpired(
  { createdAt, lastSeenAt }: Pick<SessionEntity, 'createdAt' | 'lastSeenAt'>,
  now: Date,
): boolean {
  return lastSeenAt <= sessionIdleCutoff(now) || createdAt <= sessionAgeCutoff(now);
}

/** Sessions that were last used at this instant or before have ended at `now`. */
export function sessionIdleCutoff(now: Date): Date {
  return new Date(now.getTime() - MAX_IDLE_MS);
}

/** Sessions that started at this instant or before have ended at `now`, no matter how recently they were used. */
export function sessionAgeCutoff(now: Date): Date {
  return new Date(now.getTime() - MAX_AGE_MS);
}
