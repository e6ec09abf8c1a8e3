import type { ActorKind } from '../audit/audit-log.js';

/**
 * A row that the athlete may replace as long as nobody but they and their app has written it: while `athleteVersion` is
 * its version. A coach's write stores null.
 */
export interface AthleteVersion {
  version: number;
  athleteVersion?: number | null;
}

/** Whether only the athlete and their app have written the row. */
export function isOfAthlete({ version, athleteVersion }: AthleteVersion): boolean {
  return athleteVersion === version;
}

/** The `athleteVersion` of the version after `stored`, or of the first. A row that a coach has written stays the coach's. */
export function nextAthleteVersion(writer: ActorKind, stored: AthleteVersion | undefined): number | null {
  if (writer === 'coach' || (stored && !isOfAthlete(stored))) return null;
  return (stored?.version ?? 0) + 1;
}
