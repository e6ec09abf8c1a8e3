import { weekdayFromMonday } from '@touchline/contracts/calendar-date';
import type { DemoCourse, TrainingDay } from './demo-data.js';
import { stepped, type Random } from './random.js';

/**
 * Days at the end of an athlete's plan without chance: the week that is judged, the four weeks it is compared with, and
 * one more for a viewer whose day is one earlier.
 */
export const EVEN_DAYS = 42;
export const COURSE_DAYS = 7;

/**
 * One athlete for each label of Alpha Assist. Where a single figure decides a label, it is the sprint, which does not
 * depend on the day of the week; the other figures are far from the next label.
 */
export const COURSES = {
  'Excellent Progress': { load: 1.6, hooper: -4, sprint: -0.03, jump: 0.09 },
  Stable: { load: 1, hooper: 0, sprint: 0, jump: 0 },
  Monitor: { load: 1.1, hooper: 1, sprint: 0.033, jump: -0.02 },
  'Needs Attention': { load: 1.15, hooper: 2, sprint: 0.05, jump: -0.03 },
  'At Risk': { load: 1.5, hooper: 6, sprint: 0.03, jump: -0.09 },
} as const satisfies Record<string, DemoCourse>;

/** Monday … Sunday, with similar days, so that any seven of them give a similar load. */
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

/**
 * Replaces the last weeks of the plan by regular ones, the last of which follows the course. In these weeks the athlete
 * is neither ill nor injured.
 */
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
