import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { DemoAthlete } from '../../database/demo/demo-data.js';
import type { Random } from '../../database/demo/random.js';

/** How surely the different kinds of athletes come on a day they are fit. Days of illness and injury take their share besides. */
const KINDS = [
  { share: 0.55, from: 0.985, to: 1 },
  { share: 0.3, from: 0.88, to: 0.93 },
  { share: 0.15, from: 0.55, to: 0.75 },
] as const;
const SAYS_BEFORE_WHY = 0.25;
const EXCUSED_WHEN_OUT = 0.85;

/** What an athlete of the demo was marked as at events of these days, in their order; null: not on the roster yet. */
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
    // Drawn for every day, so that one athlete's history does not depend on when they joined.
    const [comes, excuse] = [random.chance(reliability), random.next()];
    if (joined === null || date < joined) return null;
    if (outOn.has(date)) return excuse < EXCUSED_WHEN_OUT ? 'excused' : 'absent';
    if (comes) return 'present';
    return excuse < SAYS_BEFORE_WHY ? 'excused' : 'absent';
  });
}

function reliabilityOf(random: Random): number {
  let roll = random.next();
  const kind = KINDS.find(({ share }) => (roll -= share) < 0) ?? KINDS[0];
  return random.between(kind.from, kind.to);
}
