import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { DemoAthlete } from '../../database/demo/demo-data.js';
import type { Random } from '../../database/demo/random.js';

/** Kinds of athletes by share, with the range of their attendance on days without illness or injury. */
const RELIABILITY_KINDS = [
  { share: 0.55, from: 0.985, to: 1 },
  { share: 0.3, from: 0.88, to: 0.93 },
  { share: 0.15, from: 0.55, to: 0.75 },
] as const;
/** Share of excused absences of fit athletes. */
const EXCUSED_WHEN_FIT = 0.25;
/** Share of excused absences of ill or injured athletes. */
const EXCUSED_WHEN_OUT = 0.85;

/** The marks of a demo athlete at events of these days, in the same order; null before the athlete joined. */
export function marksOf(
  { random: source, plan, joined, injury }: DemoAthlete,
  dates: readonly CalendarDate[],
): (AttendanceStatus | null)[] {
  const random = source.copy();
  const reliability = reliabilityOf(random);
  const outOn = new Set(
    plan.filter((day) => day.out !== null || (injury && day.date >= injury.since)).map((day) => day.date),
  );
  return dates.map((date) => {
    // Both numbers are drawn for every day, so that an athlete's history does not depend on the joining date.
    const [comes, excuse] = [random.chance(reliability), random.next()];
    if (joined === null || date < joined) return null;
    if (outOn.has(date)) return excuse < EXCUSED_WHEN_OUT ? 'excused' : 'absent';
    if (comes) return 'present';
    return excuse < EXCUSED_WHEN_FIT ? 'excused' : 'absent';
  });
}

function reliabilityOf(random: Random): number {
  let roll = random.next();
  const kind = RELIABILITY_KINDS.find(({ share }) => (roll -= share) < 0) ?? RELIABILITY_KINDS[0];
  return random.between(kind.from, kind.to);
}
