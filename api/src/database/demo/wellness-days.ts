import type { DemoWellness, TrainingDay } from './demo-data.js';
import { BODY_PARTS } from './demo-people.js';
import { stepped, type Random } from './random.js';
import { dayLoad } from './training-plan.js';

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

/** An athlete's answers to the daily survey over the days of the plan. */
export function wellnessDays(random: Random, plan: readonly TrainingDay[]): DemoWellness[] {
  const middle = random.normal(MIDDLE, BETWEEN);
  const leaning = [random.normal(0, 0.4), random.normal(0, 0.4), random.normal(0, 0.4), random.normal(0, 0.4)];
  const diligence = random.between(0.74, 0.86);
  let drift = random.normal(0, DRIFT);
  let hurt = false;
  const days: DemoWellness[] = [];
  plan.forEach((day, at) => {
    drift = CARRY_OVER * drift + random.normal(0, DRIFT * Math.sqrt(1 - CARRY_OVER ** 2));
    const load = at === 0 ? LOAD_MEAN : dayLoad(plan[at - 1]);
    const level = middle + drift + (LOAD_EFFECT * (load - LOAD_MEAN)) / LOAD_DEVIATION + (day.out ? OUT_EFFECT : 0);
    const ratings = leaning.map((lean) => stepped(random.normal(level / 4 + lean, RATING_NOISE), 1, 1, 10));
    const answers = random.chance(day.out ? 0.6 : diligence);
    const leftOut = random.chance(LEFT_OUT) ? random.whole(0, 3) : -1;
    if (!answers) return;
    const [sleepQuality = null, fatigue = null, muscleSoreness = null, stress = null] = ratings.map((rating, which) => (which === leftOut ? null : rating));
    const injury = injuryNews(random, day, hurt);
    if (injury !== undefined) hurt = injury !== null;
    days.push({ date: day.date, sleepQuality, fatigue, muscleSoreness, stress, ...(injury === undefined ? {} : { injury }) });
  });
  return days;
}

/** Said once when it happens and once when it is over; days between say nothing. */
function injuryNews(random: Random, day: TrainingDay, hurt: boolean): DemoWellness['injury'] {
  if (day.out === 'injured' && !hurt) return { bodyPart: random.pick(BODY_PARTS), severity: random.whole(3, 7) };
  return hurt && day.out !== 'injured' ? null : undefined;
}
