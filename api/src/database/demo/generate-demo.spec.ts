import { daysBetween } from '@touchline/contracts/calendar-date';
import { deviation, mean, median } from '../../../test/support/statistics.js';
import { generateDemo } from './generate-demo.js';
import { dayLoad } from './training-plan.js';

const TODAY = '2026-11-20';
const demo = generateDemo(20_261, TODAY);
const athletes = demo.institutions.flatMap(({ teams }) => teams.flatMap((team) => team.athletes));

describe('the demo', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    expect(generateDemo(20_261, TODAY)).toEqual(demo);
    expect(generateDemo(7, TODAY)).not.toEqual(demo);
  });

  it('has two institutions in different time zones, the first with 60 to 70 athletes in four teams, the second with 20 in two', () => {
    const [own, rival] = demo.institutions;
    expect(own?.teams.map((team) => team.sport)).toEqual([
      'Soccer (W)',
      'Basketball (M)',
      'Rugby (M)',
      'Volleyball (W)',
    ]);
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

  it('trains according to the load targets', () => {
    const weeks = athletes.flatMap(({ plan }) =>
      Array.from({ length: 26 }, (_, week) => plan.slice(week * 7, week * 7 + 7)),
    );
    const load = weeks.map((days) => days.reduce((sum, day) => sum + dayLoad(day), 0));
    expect(Math.abs(median(load) - 2340)).toBeLessThan(250);
    expect(Math.abs(deviation(load) - 1020)).toBeLessThan(350);
    expect(
      Math.abs(mean(weeks.map((days) => days.filter((day) => day.sessions.length > 0).length)) - 4.7),
    ).toBeLessThan(0.3);
  });

  it('has one athlete without records, one who joined this week and two who are injured', () => {
    expect(athletes.filter((athlete) => athlete.joined === null)).toHaveLength(1);
    expect(
      athletes.filter((athlete) => athlete.joined !== null && daysBetween(athlete.joined, TODAY) < 7),
    ).toHaveLength(1);
    expect(athletes.flatMap((athlete) => athlete.injury ?? []).map(({ bodyPart }) => bodyPart)).toEqual([
      'Hamstring',
      'Ankle',
    ]);
  });

  it('numbers its rows as an empty database does', () => {
    const from1 = (ids: number[]) => expect(ids).toEqual(ids.map((_, at) => at + 1));
    from1(demo.institutions.map(({ id }) => id));
    from1(demo.institutions.flatMap(({ coaches }) => coaches.map(({ id }) => id)));
    from1(demo.institutions.flatMap(({ teams }) => teams.map(({ id }) => id)));
    from1(athletes.map(({ id }) => id));
  });
});
