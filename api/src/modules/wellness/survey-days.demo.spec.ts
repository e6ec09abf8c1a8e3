import { daysBetween } from '@touchline/contracts/calendar-date';
import { generateDemo } from '../../database/demo/generate-demo.js';
import { dayLoad } from '../../database/demo/training-plan.js';
import { correlation, deviation, mean } from '../../../test/support/statistics.js';
import type { SurveyDay } from './survey-day.demo.js';
import { surveyDays } from './survey-days.demo.js';

const TODAY = '2026-11-20';
const athletes = generateDemo(20_261, TODAY).institutions.flatMap(({ teams }) =>
  teams.flatMap((team) => team.athletes.map((athlete) => ({ ...athlete, wellness: surveyDays(athlete) }))),
);
const established = athletes.filter((athlete) => athlete.wellness.length > 60);
type DemoAthlete = (typeof athletes)[number];

const hooper = ({ sleepQuality, fatigue, muscleSoreness, stress }: SurveyDay): number | null =>
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

describe('the wellness surveys of the demo', () => {
  it('have no future day and at most one entry a day', () => {
    for (const { wellness } of athletes) {
      const dates = wellness.map((day) => day.date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect((dates.at(-1) ?? TODAY) <= TODAY).toBe(true);
    }
  });

  it('exist for all but one athlete, for a newcomer since joining, and report two current injuries', () => {
    const currentInjury = (athlete: DemoAthlete) =>
      athlete.wellness.findLast((day) => day.injury !== undefined)?.injury ?? null;
    expect(athletes.filter((athlete) => athlete.wellness.length === 0)).toHaveLength(1);
    expect(athletes.filter((athlete) => athlete.wellness.length === 4)).toHaveLength(1);
    // Every injury that ended has a reported recovery.
    expect(athletes.filter((athlete) => currentInjury(athlete) !== null)).toHaveLength(2);
  });

  it('meet the target means, deviations and correlation', () => {
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
      const loads = new Map(athlete.plan.map((day, index) => [day.date, dayLoad(athlete.plan[index - 1])]));
      return completed(athlete).map((day): [number, number] => [loads.get(day.date) ?? 0, day.index]);
    });
    expect(correlation(pairs)).toBeGreaterThan(0.15);
  });

  it('are the same on every call', () => {
    for (const athlete of athletes) expect(surveyDays(athlete)).toEqual(athlete.wellness);
  });
});
