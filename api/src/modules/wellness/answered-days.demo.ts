import { BODY_PARTS } from '@touchline/contracts/body-parts';
import type { DemoAthlete, DemoInjury, TrainingDay } from '../../database/demo/demo-data.js';
import { stepped, type Random } from '../../database/demo/random.js';
import { dayLoad } from '../../database/demo/training-plan.js';
import { courseDays } from './course-days.demo.js';

/** What an athlete of the demo said on a day; a rating is null where it was left out. */
export interface AnsweredDay {
  /** yyyy-MM-dd. */
  date: string;
  sleepQuality: number | null;
  fatigue: number | null;
  muscleSoreness: number | null;
  stress: number | null;
  /** Absent: the day says nothing about injury. Null: recovered. */
  injury?: { bodyPart: string; severity: number } | null | undefined;
}

/** Between athletes: Hooper 20 ± 3.1. Within one: ± 3.1, lag-1 correlation about .27, worse after a hard day. */
const MIDDLE = 20;
const BETWEEN = 2.9;
/** Slow drift from day to day; rounding and the ratings' own noise add the rest of the spread. */
const DRIFT = 2.45;
const CARRY_OVER = 0.4;
const RATING_NOISE = 0.7;
/** Hooper points per standard deviation of yesterday's load. */
const LOAD_EFFECT = 1.15;
const LOAD_MEAN = 340;
const LOAD_DEVIATION = 270;
const OUT_EFFECT = 1.5;
const LEFT_OUT = 0.015;

/** The days on which an athlete answered the daily survey, oldest first. */
export function answeredDays({ random, plan, joined, injury, course }: DemoAthlete): AnsweredDay[] {
  if (joined === null) return [];
  const days = usualDays(random.copy(), plan);
  if (joined !== plan[0]?.date)
    return keenDays(
      days,
      plan.filter((day) => day.date >= joined),
    );
  if (course) return courseDays(days, plan, course);
  return injury ? injuredDays(days, injury) : days;
}

/** Over the whole plan, with gaps. */
function usualDays(random: Random, plan: readonly TrainingDay[]): AnsweredDay[] {
  const middle = random.normal(MIDDLE, BETWEEN);
  const leaning = [random.normal(0, 0.4), random.normal(0, 0.4), random.normal(0, 0.4), random.normal(0, 0.4)];
  const diligence = random.between(0.74, 0.86);
  let drift = random.normal(0, DRIFT);
  let hurt = false;
  const days: AnsweredDay[] = [];
  plan.forEach((day, at) => {
    drift = CARRY_OVER * drift + random.normal(0, DRIFT * Math.sqrt(1 - CARRY_OVER ** 2));
    const load = at === 0 ? LOAD_MEAN : dayLoad(plan[at - 1]);
    const level = middle + drift + (LOAD_EFFECT * (load - LOAD_MEAN)) / LOAD_DEVIATION + (day.out ? OUT_EFFECT : 0);
    const ratings = leaning.map((lean) => stepped(random.normal(level / 4 + lean, RATING_NOISE), 1, 1, 10));
    const answers = random.chance(day.out ? 0.6 : diligence);
    const leftOut = random.chance(LEFT_OUT) ? random.whole(0, 3) : -1;
    if (!answers) return;
    const [sleepQuality = null, fatigue = null, muscleSoreness = null, stress = null] = ratings.map((rating, which) =>
      which === leftOut ? null : rating,
    );
    const injury = injuryNews(random, day, hurt);
    if (injury !== undefined) hurt = injury !== null;
    days.push({ date: day.date, sleepQuality, fatigue, muscleSoreness, stress, injury });
  });
  return days;
}

/** Said once when it happens and once when it is over; days between say nothing. */
function injuryNews(random: Random, day: TrainingDay, hurt: boolean): AnsweredDay['injury'] {
  if (day.out === 'injured' && !hurt) return { bodyPart: random.pick(BODY_PARTS), severity: random.whole(3, 7) };
  return hurt && day.out !== 'injured' ? null : undefined;
}

/** A newcomer answers every day since joining and leaves out nothing: new athletes are keen. Answers like those of `days`. */
function keenDays(days: readonly AnsweredDay[], since: readonly TrainingDay[]): AnsweredDay[] {
  const complete = days.filter(
    (day) => day.stress !== null && day.fatigue !== null && day.sleepQuality !== null && day.muscleSoreness !== null,
  );
  return since.flatMap(({ date }, at) => {
    const like = complete[at];
    return like ? [{ ...like, date, injury: undefined }] : [];
  });
}

/** Reports the injury on its first day and says nothing about it afterwards, so that it is the present one. */
function injuredDays(days: readonly AnsweredDay[], { since, ...injury }: DemoInjury): AnsweredDay[] {
  const before = days.filter((day) => day.date < since);
  const after = days.filter((day) => day.date > since).map((day) => ({ ...day, injury: undefined }));
  return [...before, { date: since, sleepQuality: 5, fatigue: 6, muscleSoreness: 8, stress: 6, injury }, ...after];
}
