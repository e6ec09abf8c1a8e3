import { COURSE_DAYS, EVEN_DAYS } from '../../database/demo/courses.js';
import type { DemoCourse, TrainingDay } from '../../database/demo/demo-data.js';
import type { SurveyDay } from './survey-day.demo.js';

/** Difference from the mean in Hooper points on each day of a week; null: no survey. */
const WEEK_OFFSETS = [null, 2, -2, 3, -1, -3, 1] as const;
const MEAN_HOOPER = 20;

/**
 * The surveys of an athlete on a course: `days` before the last six weeks, then the same answers every week, except in
 * the last week, which the course shifts.
 */
export function courseDays(days: readonly SurveyDay[], plan: readonly TrainingDay[], course: DemoCourse): SurveyDay[] {
  const evenDays = plan.slice(-EVEN_DAYS);
  const before = days.filter(({ date }) => date < (evenDays[0]?.date ?? ''));
  // An athlete who was injured before reports the recovery once.
  const wasInjured = before.findLast(({ injury }) => injury !== undefined)?.injury != null;
  const surveys = evenDays.flatMap(({ date }, index) => {
    const offset = WEEK_OFFSETS[index % WEEK_OFFSETS.length] ?? null;
    if (offset === null) return [];
    const shift = index < EVEN_DAYS - COURSE_DAYS ? 0 : course.hooper;
    return [{ date, ...toRatings(MEAN_HOOPER + offset + shift) }];
  });
  return [...before, ...surveys.map((day, index) => (wasInjured && index === 0 ? { ...day, injury: null } : day))];
}

/** Four whole ratings with this sum, as equal as possible. */
function toRatings(hooper: number): Omit<SurveyDay, 'date' | 'injury'> {
  const rating = (which: number) => Math.floor((hooper + which) / 4);
  return { sleepQuality: rating(0), fatigue: rating(3), muscleSoreness: rating(2), stress: rating(1) };
}
