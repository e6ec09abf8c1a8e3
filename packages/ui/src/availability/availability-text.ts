import type { Athlete } from '@touchline/contracts/athletes.schema';
import { AVAILABILITY_LABELS } from '@touchline/contracts/availability-rules';
import type { Availability } from '@touchline/contracts/availability.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMonthDay } from '@touchline/contracts/date-format';
import { wordText } from '@touchline/contracts/words';

type StaffWord = Pick<Availability, 'status' | 'body_part' | 'until'>;

/** The staff's word in one line: `Out · Knee · until Nov 30`, or `Available`. */
export function availabilityText({ status, body_part: bodyPart, until }: StaffWord): string {
  const end = until === null ? null : `until ${formatMonthDay(until)}`;
  return [wordText(AVAILABILITY_LABELS, status), bodyPart, end].filter((part) => part !== null).join(' · ');
}

/** An injury as an athlete reports it, and the day of the report. */
export interface ReportedInjury {
  body_part: string;
  severity: number;
  date: CalendarDate;
}

/** The injury that an athlete of a list reports; null without one. */
export function reportedInjury({
  injury_body_part: part,
  injury_severity: severity,
  injury_date: date,
}: Pick<Athlete, 'injury_body_part' | 'injury_severity' | 'injury_date'>): ReportedInjury | null {
  return part === null || severity === null || date === null ? null : { body_part: part, severity, date };
}

/** The injury that an athlete reports, beside the staff's word: `Reports: Ankle 4/10 (Nov 22)`. */
export function reportedInjuryText({ body_part: part, severity, date }: ReportedInjury): string {
  return `Reports: ${part} ${severity}/10 (${formatMonthDay(date)})`;
}
