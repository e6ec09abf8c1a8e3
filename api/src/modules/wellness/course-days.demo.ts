import { COURSE_DAYS, EVEN_DAYS } from '../../database/demo/courses.js';
import type { DemoCourse, TrainingDay } from '../../database/demo/demo-data.js';
import type { AnsweredDay } from './answered-days.demo.js';

/** Hooper points about the athlete's middle, day after day of an even week; null: nothing was answered. */
const WEEK = [null, 2, -2, 3, -1, -3, 1] as const;
const MIDDLE = 20;

/** Those of `days` before the even weeks, and then what an athlete on a course answers: much the same each week, but for the last. */
export function courseDays(
  days: readonly AnsweredDay[],
  plan: readonly TrainingDay[],
  course: DemoCourse,
): AnsweredDay[] {
  const even = plan.slice(-EVEN_DAYS);
  const before = days.filter(({ date }) => date < (even[0]?.date ?? ''));
  // Whoever was hurt before is recovered: said once.
  const hurt = before.findLast(({ injury }) => injury !== undefined)?.injury != null;
  const answered = even.flatMap(({ date }, at) => {
    const off = WEEK[at % WEEK.length] ?? null;
    if (off === null) return [];
    const shift = at < EVEN_DAYS - COURSE_DAYS ? 0 : course.hooper;
    return [{ date, ...spread(MIDDLE + off + shift) }];
  });
  return [...before, ...answered.map((day, at) => (hurt && at === 0 ? { ...day, injury: null } : day))];
}

/** Four whole ratings of that sum, as equal as can be. */
function spread(hooper: number): Omit<AnsweredDay, 'date' | 'injury'> {
  const rating = (which: number) => Math.floor((hooper + which) / 4);
  return { sleepQuality: rating(0), fatigue: rating(3), muscleSoreness: rating(2), stress: rating(1) };
}
