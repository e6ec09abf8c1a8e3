import { weekdayFromMonday } from '@touchline/contracts/calendar-date';
import type { DemoCourse, TrainingDay } from './demo-data.js';
import { stepped, type Random } from './random.js';

/** How long the weeks of an athlete on a course are even: one that is looked at, the four it is held against, and one to spare for who looks a day early. */
export const EVEN_DAYS = 42;
export const COURSE_DAYS = 7;

/**
 * One athlete for each label of Alpha Assist. The sprint decides where a label is for one variation alone, as it does not depend on the
 * day of the week; the others lie far from the next label.
 */
export const COURSES = {
  'Excellent Progress': { load: 1.6, hooper: -4, sprint: -0.03, jump: 0.09 },
  Stable: { load: 1, hooper: 0, sprint: 0, jump: 0 },
  Monitor: { load: 1.1, hooper: 1, sprint: 0.033, jump: -0.02 },
  'Needs Attention': { load: 1.15, hooper: 2, sprint: 0.05, jump: -0.03 },
  'At Risk': { load: 1.5, hooper: 6, sprint: 0.03, jump: -0.09 },
} as const satisfies Record<string, DemoCourse>;

/** Monday … Sunday: much alike, so that a week of it is a measure. */
const WEEK = [
  { rpe: 5, minutes: 60 },
  { rpe: 6, minutes: 65 },
  { rpe: 6.5, minutes: 55 },
  { rpe: 4, minutes: 60 },
  { rpe: 5, minutes: 60 },
  { rpe: 7, minutes: 55 },
  null,
] as const;
const MINUTES_DEVIATION = 3;

/** The plan with even weeks at its end, the last of them as the course says; nobody on a course is ill or hurt then. */
export function withCourse(plan: readonly TrainingDay[], course: DemoCourse, random: Random): TrainingDay[] {
  const even = plan.length - EVEN_DAYS;
  return plan.map((day, at) => {
    if (at < even) return day;
    const usual = WEEK[weekdayFromMonday(day.date)];
    const factor = at < plan.length - COURSE_DAYS ? 1 : course.load;
    const sessions = usual
      ? [{ rpe: usual.rpe, durationMin: stepped(random.normal(usual.minutes * factor, MINUTES_DEVIATION), 5, 20, 120) }]
      : [];
    return { date: day.date, out: null, sessions };
  });
}
