import type { Athlete } from '@touchline/contracts/athletes.schema';

/** The roster's status filter. */
export const ROSTER_STATUSES = ['Regular', 'Injury'] as const;
export type RosterStatus = (typeof ROSTER_STATUSES)[number];

type Injury = Pick<Athlete, 'injury_body_part' | 'injury_severity'>;

/** `Injury` when both body part and severity are recorded. */
export function rosterStatus({ injury_body_part: part, injury_severity: severity }: Injury): RosterStatus {
  return part !== null && severity !== null ? 'Injury' : 'Regular';
}

/** `Injury: Knee (Severity: 6)`, or `Regular`. */
export function statusText(athlete: Injury): string {
  return rosterStatus(athlete) === 'Injury'
    ? `Injury: ${athlete.injury_body_part} (Severity: ${athlete.injury_severity})`
    : 'Regular';
}
