import { daysBetween } from '@touchline/contracts/calendar-date';
import { mean, median } from '../../../test/support/statistics.js';
import { generateDemo } from '../../database/demo/generate-demo.js';
import { loadDays } from './calc/load-days.js';
import { trainedSessions } from './training-load.demo.js';

const TODAY = '2026-11-20';
const athletes = generateDemo(20_261, TODAY).institutions.flatMap(({ teams }) =>
  teams.flatMap((team) => team.athletes),
);
const days = athletes.flatMap((athlete) => {
  const sessions = trainedSessions(athlete);
  const first = sessions[0]?.date;
  return first === undefined ? [] : loadDays(sessions, first, first, TODAY);
});
const known = (values: (number | null)[]) => values.filter((value) => value !== null);

describe('the training load of the demo', () => {
  it('resembles real teams: ratio about 1.0, monotony about 1.2', () => {
    expect(Math.abs(median(known(days.map(({ acwr }) => acwr))) - 1)).toBeLessThan(0.1);
    expect(Math.abs(median(known(days.map(({ trainingMonotony }) => trainingMonotony))) - 1.2)).toBeLessThan(0.2);
    expect(mean(known(days.map(({ trainingStrain }) => trainingStrain)))).toBeGreaterThan(2000);
  });

  it('stays within the limits of a coach’s entry', () => {
    for (const { rpe, durationMin } of athletes.flatMap(trainedSessions)) {
      expect([rpe * 2, durationMin]).toEqual([Math.round(rpe * 2), Math.round(durationMin)]);
      expect(rpe <= 10 && rpe >= 0 && durationMin >= 1 && durationMin <= 600).toBe(true);
    }
  });

  it('is empty for the athlete without records, before joining and since a lasting injury', () => {
    for (const athlete of athletes) {
      const sessions = trainedSessions(athlete);
      const { joined, injury } = athlete;
      if (joined === null) expect(sessions).toEqual([]);
      else expect(sessions.every(({ date }) => date >= joined && (!injury || date < injury.since))).toBe(true);
    }
    const newcomers = athletes.filter(({ joined }) => joined !== null && daysBetween(joined, TODAY) < 7);
    expect(newcomers.map((athlete) => new Set(trainedSessions(athlete).map(({ date }) => date)).size)).toEqual([4]);
    expect(athletes.filter(({ injury }) => injury !== null)).toHaveLength(2);
  });
});
