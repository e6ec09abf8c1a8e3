import { rateBand, type RateBand } from '@touchline/contracts/attendance-bands';
import { generateDemo } from '../../database/demo/generate-demo.js';
import { plannedEvents } from '../calendar/index.js';
import { AttendanceRecordEntity } from './attendance-record.entity.js';
import { demoAttendance } from './attendance.demo.js';
import { attendanceRate } from './calc/attendance-rate.js';

const TODAY = '2026-11-20';
const NOW = new Date(`${TODAY}T10:00:00Z`);
const demo = generateDemo(20_261, TODAY);
const events = new Map(plannedEvents(demo, TODAY).map((event) => [event.id, event]));
const teams = demo.institutions.flatMap((institution) => institution.teams);
const athletes = teams.flatMap((team) => team.athletes);

describe('the attendance of the demo', () => {
  let records: AttendanceRecordEntity[];
  beforeAll(async () => {
    const [table] = await demoAttendance(demo, NOW);
    records = table?.rows as AttendanceRecordEntity[];
  });
  const ofAthlete = (id: number) => records.filter(({ athleteId }) => athleteId === id);
  const dateOf = ({ eventId }: AttendanceRecordEntity) => events.get(eventId)?.date ?? '';

  it('has one mark per athlete at past events of their own team', () => {
    expect(new Set(records.map(({ eventId, athleteId }) => `${eventId}/${athleteId}`)).size).toBe(records.length);
    const teamOf = new Map(teams.flatMap((team) => team.athletes.map((athlete) => [athlete.id, team.id])));
    for (const record of records) {
      expect(events.get(record.eventId)).toMatchObject({ attendanceTaken: true, teamId: teamOf.get(record.athleteId) });
      expect(dateOf(record) < TODAY).toBe(true);
    }
  });

  it('begins when an athlete joined and is empty for the athlete without records', () => {
    for (const { id, joined } of athletes) {
      const dates = ofAthlete(id).map(dateOf);
      if (joined === null) expect(dates).toEqual([]);
      else expect(dates.every((date) => date >= joined)).toBe(true);
    }
    expect(athletes.filter(({ id }) => ofAthlete(id).length === 0)).toHaveLength(1);
  });

  it('marks ill or injured athletes never present and mostly excused', () => {
    const out = athletes.flatMap(({ id, plan, injury }) => {
      const days = new Set(
        plan.filter((day) => day.out !== null || (injury && day.date >= injury.since)).map((day) => day.date),
      );
      return ofAthlete(id)
        .filter((record) => days.has(dateOf(record)))
        .map(({ status }) => status);
    });
    expect(out.length).toBeGreaterThan(50);
    expect(out).not.toContain('present');
    expect(out.filter((status) => status === 'excused').length / out.length).toBeGreaterThan(0.7);
  });

  it('has athletes in each attendance band in each team of the demo coach', () => {
    for (const team of demo.institutions[0]?.teams ?? []) {
      const bands = team.athletes.map(({ id }) => {
        const marks = ofAthlete(id);
        return rateBand(attendanceRate(marks.filter(({ status }) => status === 'present').length, marks.length));
      });
      for (const band of ['good', 'warning', 'poor'] satisfies RateBand[])
        expect([team.name, band, bands.filter((other) => other === band).length > 0]).toEqual([team.name, band, true]);
    }
  });

  it('is missing at a few past events', () => {
    const marked = new Set(records.map(({ eventId }) => eventId));
    const forgotten = [...events.values()].filter(
      ({ id, date, attendanceTaken }) => attendanceTaken && date < TODAY && !marked.has(id),
    );
    expect(forgotten.length).toBeGreaterThan(0);
    expect(forgotten.length / events.size).toBeLessThan(0.05);
  });
});
