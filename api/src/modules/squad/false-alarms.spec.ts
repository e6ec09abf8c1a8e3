import { addDays, requireEpochDay } from '@touchline/contracts/calendar-date';
import { Random } from '../../database/demo/random.js';
import type { Answer } from './calc/answers.js';
import { judgeWellness } from './calc/wellness-judgement.js';

const ATHLETES = 200;
const DAYS = 200;
const FIRST_DAY = '2026-01-01';
const USUAL_SUM = 14;
const SHARE_ANSWERED = 0.8;
/** Correlation of a day with the day before. */
const LAG = 0.27;

/** Shares of judged answers. Figures: simulation and SoccerMon (Midoglu 2024, Sci Data 11:553). */
const EXPECTED = [
  { sd: 2.0, marked: 0.027, talk: 0.023, found: 0.51 },
  { sd: 2.5, marked: 0.055, talk: 0.035, found: 0.65 },
  { sd: 3.1, marked: 0.075, talk: 0.039, found: 0.7 },
];

describe('how often an answer is marked without any change, and how often a true change is found', () => {
  it.each(EXPECTED)('standard deviation of the sums $sd', ({ sd, ...expected }) => {
    const shares = simulate(sd, new Random(20_261_124, `${sd}`));
    for (const [name, share] of Object.entries(expected)) {
      const ratio = shares[name as keyof typeof shares] / share;
      expect({ name, ratio, within: Math.abs(ratio - 1) <= 0.15 }).toMatchObject({ within: true });
    }
  });
});

/** Athletes whose sums vary around a steady mean, and what the rule says about each of their answers. */
function simulate(sd: number, random: Random) {
  let [judged, marked, talk, found] = [0, 0, 0, 0];
  for (let athlete = 0; athlete < ATHLETES; athlete++) {
    const answers: Answer[] = [];
    let level = random.normal(0, 1);
    for (let day = 0; day < DAYS; day++) {
      level = LAG * level + Math.sqrt(1 - LAG ** 2) * random.normal(0, 1);
      if (!random.chance(SHARE_ANSWERED)) continue;
      const date = addDays(FIRST_DAY, day);
      const before = answers.slice(-60);
      const judge = (sum: number) => judgeWellness([...before, answerOf(date, sum)], date).state;
      const sum = Math.round(USUAL_SUM + sd * level);
      const state = judge(sum);
      answers.push(answerOf(date, sum));
      if (state === 'building') continue;
      judged++;
      if (state !== 'usual') marked++;
      if (state === 'talk') talk++;
      if (judge(Math.round(USUAL_SUM + sd * level + 2 * sd)) !== 'usual') found++;
    }
  }
  return { marked: marked / judged, talk: talk / judged, found: found / judged };
}

/** The rule judges the sum alone, so the ratings of these answers do not matter. */
function answerOf(date: string, sum: number): Answer {
  return {
    date,
    day: requireEpochDay(date),
    sum,
    ratings: { sleep_quality: 1, fatigue: 1, muscle_soreness: 1, stress: 1 },
  };
}
