import type { Athlete } from '@touchline/contracts/athletes.schema';

/** The roster's status filter. */
export const ROSTER_STATUSES = ['Regular', 'Injury'] as const;
export type RosterStatus = (typeof ROSTER_STATUSES)[number];

type Health = Pick<Athlete, 'injury_body_part' | 'injury_severity' | 'availability'>;

/** `Injury` when both body part and severity are recorded; null where the coach's role in the team tells neither. */
export function rosterStatus({
  injury_body_part: part,
  injury_severity: severity,
  availability,
}: Health): RosterStatus | null {
  if (availability === null) return null;
  return part !== null && severity !== null ? 'Injury' : 'Regular';
}

/** `Injury: Knee (Severity: 6)`, or `Regular`. */
export function statusText(athlete: Health): string {
  return rosterStatus(athlete) === 'Injury'
    ? `Injury: ${athlete.injury_body_part} (Severity: ${athlete.injury_severity})`
    : 'Regular';
}
