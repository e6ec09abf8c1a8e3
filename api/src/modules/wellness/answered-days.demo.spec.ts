import { daysBetween } from '@touchline/contracts/calendar-date';
import { generateDemo } from '../../database/demo/generate-demo.js';
import { dayLoad } from '../../database/demo/training-plan.js';
import { correlation, deviation, mean } from '../../../test/support/statistics.js';
import { answeredDays, type AnsweredDay } from './answered-days.demo.js';

const TODAY = '2026-11-20';
const athletes = generateDemo(20_261, TODAY).institutions.flatMap(({ teams }) =>
  teams.flatMap((team) => team.athletes.map((athlete) => ({ ...athlete, wellness: answeredDays(athlete) }))),
);
const established = athletes.filter((athlete) => athlete.wellness.length > 60);
type DemoAthlete = (typeof athletes)[number];

const hooper = ({ sleepQuality, fatigue, muscleSoreness, stress }: AnsweredDay): number | null =>
  sleepQuality === null || fatigue === null || muscleSoreness === null || stress === null
    ? null
    : sleepQuality + fatigue + muscleSoreness + stress;
const completed = (athlete: DemoAthlete) =>
  athlete.wellness.flatMap((day) =>
    [hooper(day)].filter((index) => index !== null).map((index) => ({ date: day.date, index })),
  );

function lagOnePairs(athlete: DemoAthlete): [number, number][] {
  const days = completed(athlete);
  return days.flatMap((day, at): [number, number][] => {
    const next = days[at + 1];
    return next && daysBetween(day.date, next.date) === 1 ? [[day.index, next.index]] : [];
  });
}

describe('the answers of the demo', () => {
  it('have no day in the future and one entry a day at most', () => {
    for (const { wellness } of athletes) {
      const dates = wellness.map((day) => day.date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect((dates.at(-1) ?? TODAY) <= TODAY).toBe(true);
    }
  });

  it('come from all but one athlete, from a newcomer since joining, and tell of two who are injured', () => {
    const present = (athlete: DemoAthlete) =>
      athlete.wellness.findLast((day) => day.injury !== undefined)?.injury ?? null;
    expect(athletes.filter((athlete) => athlete.wellness.length === 0)).toHaveLength(1);
    expect(athletes.filter((athlete) => athlete.wellness.length === 4)).toHaveLength(1);
    // Silence of a short history aside, an injury that ended was said to have ended.
    expect(athletes.filter((athlete) => present(athlete) !== null)).toHaveLength(2);
  });

  it('meet the targets of wellness', () => {
    const indices = established.map((athlete) => completed(athlete).map((day) => day.index));
    expect(Math.abs(mean(indices.map(mean)) - 20)).toBeLessThan(1);
    expect(Math.abs(mean(indices.map(deviation)) - 3.1)).toBeLessThan(0.25);
    expect(Math.abs(deviation(indices.map(mean)) - 3.1)).toBeLessThan(0.6);
    expect(Math.abs(mean(established.map((athlete) => correlation(lagOnePairs(athlete)))) - 0.27)).toBeLessThan(0.06);
  });

  it('are complete on 70 to 85 % of days', () => {
    const share = established.map((athlete) => completed(athlete).length / 182);
    expect(mean(share)).toBeGreaterThan(0.7);
    expect(mean(share)).toBeLessThan(0.85);
  });

  it('are worse the day after a hard day', () => {
    const pairs = established.flatMap((athlete) => {
      const loads = new Map(athlete.plan.map((day, at) => [day.date, dayLoad(athlete.plan[at - 1])]));
      return completed(athlete).map((day): [number, number] => [loads.get(day.date) ?? 0, day.index]);
    });
    expect(correlation(pairs)).toBeGreaterThan(0.15);
  });

  it('are the same each time they are asked for', () => {
    for (const athlete of athletes) expect(answeredDays(athlete)).toEqual(athlete.wellness);
  });
});
