import { daysBetween } from '@touchline/contracts/calendar-date';
import type { DemoAthlete, DemoWellness } from './demo-data.js';
import { generateDemo } from './generate-demo.js';
import { dayLoad } from './training-plan.js';

const TODAY = '2026-11-20';
const demo = generateDemo(20_261, TODAY);
const athletes = demo.institutions.flatMap(({ teams }) => teams.flatMap((team) => team.athletes));
const established = athletes.filter((athlete) => athlete.wellness.length > 60);

const hooper = ({ sleepQuality, fatigue, muscleSoreness, stress }: DemoWellness): number | null =>
  sleepQuality === null || fatigue === null || muscleSoreness === null || stress === null ? null : sleepQuality + fatigue + muscleSoreness + stress;
const completed = (athlete: DemoAthlete) => athlete.wellness.flatMap((day) => [hooper(day)].filter((index) => index !== null).map((index) => ({ date: day.date, index })));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [pairs.map((pair) => pair[0]), pairs.map((pair) => pair[1])];
  const [middleA, middleB] = [mean(a), mean(b)];
  return mean(pairs.map(([x, y]) => (x - middleA) * (y - middleB))) / (deviation(a) * deviation(b));
}

function lagOnePairs(athlete: DemoAthlete): [number, number][] {
  const days = completed(athlete);
  return days.flatMap((day, at): [number, number][] => {
    const next = days[at + 1];
    return next && daysBetween(day.date, next.date) === 1 ? [[day.index, next.index]] : [];
  });
}

describe('the demo', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    expect(generateDemo(20_261, TODAY)).toEqual(demo);
    expect(generateDemo(7, TODAY)).not.toEqual(demo);
  });

  it('has two institutions in different time zones, the first with 60 to 70 athletes in four teams, the second with 20 in two', () => {
    const [own, rival] = demo.institutions;
    expect(own?.teams.map((team) => team.sport)).toEqual(['Soccer (W)', 'Basketball (M)', 'Rugby (M)', 'Volleyball (W)']);
    const size = own?.teams.flatMap((team) => team.athletes).length ?? 0;
    expect(size).toBeGreaterThanOrEqual(60);
    expect(size).toBeLessThanOrEqual(70);
    expect(rival?.teams).toHaveLength(2);
    expect(rival?.teams.flatMap((team) => team.athletes)).toHaveLength(20);
    expect(rival?.timeZone).not.toBe(own?.timeZone);
  });

  it('has distinct people with distinct jerseys, minors and a long name among them', () => {
    expect(new Set(athletes.map((athlete) => athlete.email)).size).toBe(athletes.length);
    for (const team of demo.institutions.flatMap((institution) => institution.teams)) {
      expect(new Set(team.athletes.map((athlete) => athlete.jerseyNumber)).size).toBe(team.athletes.length);
    }
    expect(athletes.some((athlete) => daysBetween(athlete.dateOfBirth, TODAY) < 18 * 365)).toBe(true);
    expect(athletes.some((athlete) => `${athlete.firstName} ${athlete.lastName}`.length > 45)).toBe(true);
    expect(athletes.some((athlete) => /[^ -~]/.test(athlete.lastName))).toBe(true);
  });

  it('has no day in the future and one entry a day at most', () => {
    for (const { wellness } of athletes) {
      const dates = wellness.map((day) => day.date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect((dates.at(-1) ?? TODAY) <= TODAY).toBe(true);
    }
  });

  it('has one athlete without data, one new this week and two injured', () => {
    const present = (athlete: DemoAthlete) => athlete.wellness.findLast((day) => day.injury !== undefined)?.injury ?? null;
    expect(athletes.filter((athlete) => athlete.wellness.length === 0)).toHaveLength(1);
    expect(athletes.filter((athlete) => athlete.wellness.length === 4)).toHaveLength(1);
    // Silence of a short history aside, an injury that ended was said to have ended.
    expect(athletes.filter((athlete) => present(athlete) !== null)).toHaveLength(2);
  });

  it('meets the targets of wellness', () => {
    const indices = established.map((athlete) => completed(athlete).map((day) => day.index));
    expect(Math.abs(mean(indices.map(mean)) - 20)).toBeLessThan(1);
    expect(Math.abs(mean(indices.map(deviation)) - 3.1)).toBeLessThan(0.25);
    expect(Math.abs(deviation(indices.map(mean)) - 3.1)).toBeLessThan(0.6);
    expect(Math.abs(mean(established.map((athlete) => correlation(lagOnePairs(athlete)))) - 0.27)).toBeLessThan(0.06);
  });

  it('is completed on 70 to 85 % of days', () => {
    const share = established.map((athlete) => completed(athlete).length / 182);
    expect(mean(share)).toBeGreaterThan(0.7);
    expect(mean(share)).toBeLessThan(0.85);
  });

  it('is worse the day after a hard day', () => {
    const pairs = established.flatMap((athlete) => {
      const loads = new Map(athlete.plan.map((day, at) => [day.date, dayLoad(athlete.plan[at - 1])]));
      return completed(athlete).map((day): [number, number] => [loads.get(day.date) ?? 0, day.index]);
    });
    expect(correlation(pairs)).toBeGreaterThan(0.15);
  });

  it('trains as the targets of load say', () => {
    const weeks = established.flatMap(({ plan }) => Array.from({ length: 26 }, (_, week) => plan.slice(week * 7, week * 7 + 7)));
    const load = weeks.map((days) => days.reduce((sum, day) => sum + dayLoad(day), 0));
    expect(Math.abs(median(load) - 2340)).toBeLessThan(250);
    expect(Math.abs(deviation(load) - 1020)).toBeLessThan(350);
    expect(Math.abs(mean(weeks.map((days) => days.filter((day) => day.sessions.length > 0).length)) - 4.7)).toBeLessThan(0.3);
  });
});
