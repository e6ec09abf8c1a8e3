import { addDays, daysBetween, weekdayFromMonday, type CalendarDate } from '@touchline/contracts/calendar-date';
import { isOnTeam, type MembershipDays } from '@touchline/contracts/membership';

/** Whole weeks before the present one. */
const WEEKS_BEFORE = 8;

/** The days of the figures, oldest first: eight weeks from Monday on, and the present one up to today. */
export function dueWindow(today: CalendarDate): CalendarDate[] {
  const from = addDays(today, -weekdayFromMonday(today) - 7 * WEEKS_BEFORE);
  return Array.from({ length: daysBetween(from, today) + 1 }, (_, at) => addDays(from, at));
}

/** A consent from its first to its last day; null: it still counts. */
export interface ConsentPeriod {
  from: CalendarDate;
  to: CalendarDate | null;
}

/** The known devices of an athlete. */
export interface KnownDevices {
  /** How many there are now. */
  present: number;
  /** Devices that were paired (1), or that ended or expired (-1), since the first day of the window. */
  changes: readonly { day: CalendarDate; by: 1 | -1 }[];
}

/**
 * The days on which the athlete had a device at some time, counted from the present devices back to the first day and on
 * from there. The day on which one ends or expires is one of them.
 */
export function deviceDays(days: readonly CalendarDate[], { present, changes }: KnownDevices): Set<CalendarDate> {
  let count = Math.max(0, present - changes.reduce((sum, { by }) => sum + by, 0));
  return new Set(
    days.filter((day) => {
      const ofDay = changes.filter((change) => change.day === day).map(({ by }) => by);
      const hadOne = count > 0 || ofDay.includes(1);
      count = Math.max(
        0,
        ofDay.reduce<number>((sum, by) => sum + by, count),
      );
      return hadOne;
    }),
  );
}

/** An athlete, and the days of their complete answers. */
export interface DueAthlete {
  /** Of the team. */
  memberships: readonly MembershipDays[];
  consents: readonly ConsentPeriod[];
  devices: KnownDevices;
  answered: ReadonlySet<CalendarDate>;
}

/** On how many of the days an answer of the athlete was due, and on which of them it is there. */
export function dueDays(
  days: readonly CalendarDate[],
  { memberships, consents, devices, answered }: DueAthlete,
): { day: CalendarDate; isAnswered: boolean }[] {
  const withDevice = deviceDays(days, devices);
  return days
    .filter((day) => withDevice.has(day) && memberships.some((own) => isOnTeam(own, day)) && hasConsent(consents, day))
    .map((day) => ({ day, isAnswered: answered.has(day) }));
}

function hasConsent(consents: readonly ConsentPeriod[], day: CalendarDate): boolean {
  return consents.some(({ from, to }) => from <= day && (to === null || day <= to));
}
