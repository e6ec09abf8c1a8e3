import { BODY_PARTS } from '@touchline/contracts/body-parts';
import type { DemoAthlete, DemoInjury, TrainingDay } from '../../database/demo/demo-data.js';
import { stepped, type Random } from '../../database/demo/random.js';
import { dayLoad } from '../../database/demo/training-plan.js';
import { courseDays } from './course-days.demo.js';
import type { SurveyDay } from './survey-day.demo.js';

// Targets in Hooper points: 20 ± 3.1 between athletes; ± 3.1 within an athlete, with a lag-1 correlation of about 0.27.
const MEAN_HOOPER = 20;
/** Less than the target: the rating offsets add the rest. */
const DEVIATION_BETWEEN_ATHLETES = 2.9;
/** Standard deviation of the drift from day to day; rounding and rating noise add the rest of the spread. */
const DRIFT = 2.45;
/** Share of the drift that carries over to the next day. */
const CARRY_OVER = 0.4;
const RATING_NOISE = 0.7;
/** Hooper points per standard deviation of yesterday's load. */
const LOAD_EFFECT = 1.15;
const LOAD_MEAN = 340;
const LOAD_DEVIATION = 270;
/** Hooper points added on days of illness or injury. */
const UNAVAILABLE_EFFECT = 1.5;
/** Share of surveys with one rating left out. */
const INCOMPLETE_SHARE = 0.015;

/** The days on which an athlete answered the daily survey, oldest first. */
export function surveyDays({ random, plan, joined, injury, course }: DemoAthlete): SurveyDay[] {
  if (joined === null) return [];
  const days = usualDays(random.copy(), plan);
  if (joined !== plan[0]?.date)
    return newcomerDays(
      days,
      plan.filter((day) => day.date >= joined),
    );
  if (course) return courseDays(days, plan, course);
  return injury ? injuredDays(days, injury) : days;
}

/** Surveys over the whole plan, with gaps. */
function usualDays(random: Random, plan: readonly TrainingDay[]): SurveyDay[] {
  const meanHooper = random.normal(MEAN_HOOPER, DEVIATION_BETWEEN_ATHLETES);
  const ratingOffsets = [random.normal(0, 0.4), random.normal(0, 0.4), random.normal(0, 0.4), random.normal(0, 0.4)];
  const answerRate = random.between(0.74, 0.86);
  let drift = random.normal(0, DRIFT);
  let isInjured = false;
  const days: SurveyDay[] = [];
  plan.forEach((day, index) => {
    drift = CARRY_OVER * drift + random.normal(0, DRIFT * Math.sqrt(1 - CARRY_OVER ** 2));
    const load = index === 0 ? LOAD_MEAN : dayLoad(plan[index - 1]);
    const level =
      meanHooper + drift + (LOAD_EFFECT * (load - LOAD_MEAN)) / LOAD_DEVIATION + (day.out ? UNAVAILABLE_EFFECT : 0);
    const ratings = ratingOffsets.map((offset) => stepped(random.normal(level / 4 + offset, RATING_NOISE), 1, 1, 10));
    const answers = random.chance(day.out ? 0.6 : answerRate);
    const leftOut = random.chance(INCOMPLETE_SHARE) ? random.whole(0, 3) : -1;
    if (!answers) return;
    const [sleepQuality = null, fatigue = null, muscleSoreness = null, stress = null] = ratings.map((rating, which) =>
      which === leftOut ? null : rating,
    );
    const injury = injuryReport(random, day, isInjured);
    if (injury !== undefined) isInjured = injury !== null;
    days.push({ date: day.date, sleepQuality, fatigue, muscleSoreness, stress, injury });
  });
  return days;
}

/** Reported once when the injury happens and once on recovery; undefined on the days between. */
function injuryReport(random: Random, day: TrainingDay, isInjured: boolean): SurveyDay['injury'] {
  if (day.out === 'injured' && !isInjured) return { bodyPart: random.pick(BODY_PARTS), severity: random.whole(3, 7) };
  return isInjured && day.out !== 'injured' ? null : undefined;
}

/**
 * A newcomer's complete survey on every day since joining, with the ratings of `days`.
 */
function newcomerDays(days: readonly SurveyDay[], daysSinceJoining: readonly TrainingDay[]): SurveyDay[] {
  const complete = days.filter(
    (day) => day.stress !== null && day.fatigue !== null && day.sleepQuality !== null && day.muscleSoreness !== null,
  );
  return daysSinceJoining.flatMap(({ date }, index) => {
    const source = complete[index];
    return source ? [{ ...source, date, injury: undefined }] : [];
  });
}

/** Reports the injury on its first day and no recovery, so that it is the current injury. */
function injuredDays(days: readonly SurveyDay[], { since, ...injury }: DemoInjury): SurveyDay[] {
  const before = days.filter((day) => day.date < since);
  const after = days.filter((day) => day.date > since).map((day) => ({ ...day, injury: undefined }));
  return [...before, { date: since, sleepQuality: 5, fatigue: 6, muscleSoreness: 8, stress: 6, injury }, ...after];
}
