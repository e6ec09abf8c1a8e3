import { addDays, weekdayFromMonday } from '@touchline/contracts/calendar-date';
import { z } from 'zod';
import { generateDemo } from '../../database/demo/generate-demo.js';
import { repeatDates } from '@touchline/contracts/repeat-dates';
import { plannedEvents } from './planned-events.demo.js';

const TODAY = '2026-11-20';
const demo = generateDemo(20_261, TODAY);
const teams = demo.institutions.flatMap((institution) => institution.teams);
const events = plannedEvents(demo, TODAY);
const ofTeam = (id: number) => events.filter((event) => event.teamId === id);

describe('the events of the demo', () => {
  it('belong to a team or an athlete each, and have the ids that an empty database gives', () => {
    for (const { teamId, athleteId, attendanceTaken } of events) {
      expect((teamId === null) !== (athleteId === null)).toBe(true);
      expect(attendanceTaken && athleteId !== null).toBe(false);
    }
    expect(events.map(({ id }) => id)).toEqual(events.map((_, at) => at + 1));
    expect(events.filter(({ athleteId }) => athleteId !== null).length).toBeGreaterThanOrEqual(3);
  });

  it('run from twelve weeks ago to three weeks ahead', () => {
    const dates = events.map(({ date }) => date).sort();
    expect([dates[0], dates.at(-1)]).toEqual([addDays(TODAY, -84), addDays(TODAY, 21)]);
  });

  it('are three practices with attendance and one meeting a week for each team, and a game on most weekends', () => {
    for (const { id } of teams) {
      const past = ofTeam(id).filter(({ date }) => date < TODAY);
      const count = (type: string) => past.filter((event) => event.type === type).length;
      expect([count('practice'), count('team_meeting')]).toEqual([36, 12]);
      expect(count('game')).toBeGreaterThan(6);
      expect(count('game')).toBeLessThan(13);
      expect(past.filter(({ type }) => type === 'game').every(({ date }) => weekdayFromMonday(date) > 4)).toBe(true);
      expect(past.filter(({ type }) => type === 'practice').every(({ attendanceTaken }) => attendanceTaken)).toBe(true);
    }
  });

  it('form a series per team and weekday of practice, and no other series', () => {
    for (const { id } of teams) {
      const repeated = ofTeam(id).filter(({ seriesId }) => seriesId !== null);
      const series = new Set(repeated.map(({ seriesId }) => seriesId));
      expect(series.size).toBe(3);
      for (const uid of series) {
        const practices = repeated.filter(({ seriesId }) => seriesId === uid);
        expect(practices.map(({ date }) => date)).toEqual(
          repeatDates(practices[0]?.date ?? '', practices.at(-1)?.date ?? ''),
        );
        expect(new Set(practices.map(({ title, type, eventTime }) => `${title} ${type} ${eventTime}`)).size).toBe(1);
      }
      expect(repeated.every(({ type }) => type === 'practice')).toBe(true);
    }
    const uids = events.flatMap(({ seriesId }) => seriesId ?? []);
    expect(new Set(uids).size).toBe(teams.length * 3);
    expect(uids.every((uid) => z.uuid().safeParse(uid).success)).toBe(true);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('give every team an event with attendance on the day, %s days later', (days) => {
    const today = addDays(TODAY, days);
    const planned = plannedEvents(generateDemo(20_261, today), today);
    const teamsToday = new Set(
      planned.filter(({ date, attendanceTaken }) => date === today && attendanceTaken).map(({ teamId }) => teamId),
    );
    expect([...teamsToday].sort()).toEqual(teams.map(({ id }) => id));
  });

  it('are the same every time', () => expect(plannedEvents(demo, TODAY)).toEqual(events));
});
