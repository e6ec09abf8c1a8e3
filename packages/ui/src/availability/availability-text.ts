import type { Athlete } from '@touchline/contracts/athletes.schema';
import { AVAILABILITY_LABELS } from '@touchline/contracts/availability-rules';
import type { Availability } from '@touchline/contracts/availability.schema';
import { formatMonthDay } from '@touchline/contracts/date-format';

type Word = Pick<Availability, 'status' | 'body_part' | 'until'>;

/** The staff's word in one line: `Out · Knee · until Nov 30`, or `Available`. */
export function availabilityText({ status, body_part: bodyPart, until }: Word): string {
  const end = until === null ? null : `until ${formatMonthDay(until)}`;
  return [AVAILABILITY_LABELS[status], bodyPart, end].filter((part) => part !== null).join(' · ');
}

/** The injury that an athlete of a list reports; null without one. */
export function reportedInjury({
  injury_body_part: part,
  injury_severity: severity,
}: Pick<Athlete, 'injury_body_part' | 'injury_severity'>): { body_part: string; severity: number } | null {
  return part === null || severity === null ? null : { body_part: part, severity };
}

/** The injury that an athlete reports, beside the staff's word: `Reports: Ankle 4/10 (Nov 22)`. */
export function reportedInjuryText(injury: { body_part: string; severity: number; date?: string }): string {
  const day = injury.date === undefined ? '' : ` (${formatMonthDay(injury.date)})`;
  return `Reports: ${injury.body_part} ${injury.severity}/10${day}`;
}
