import { todayIn } from '@touchline/contracts/calendar-date';
import type { DemoTeam } from '../../database/demo/demo-data.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { Random } from '../../database/demo/random.js';
import { plannedEvents, type PlannedEvent } from '../calendar/index.js';
import { AttendanceRecord } from './attendance-record.entity.js';
import { marksOf } from './marks.demo.js';

/** Now and then nobody takes attendance. */
const FORGOTTEN = 0.03;

/** Marks of every past event with attendance; today's are left for whoever looks at the demo. */
export const demoAttendance: DemoRows = (demo, now) => {
  const today = todayIn('UTC', now);
  const past = plannedEvents(demo, today).filter(({ date, attendanceTaken }) => attendanceTaken && date < today);
  const teams = demo.institutions.flatMap((institution) => institution.teams);
  return [
    demoTable(
      AttendanceRecord,
      teams.flatMap((team) =>
        recordsOf(
          team,
          past.filter(({ teamId }) => teamId === team.id),
          now,
        ),
      ),
    ),
  ];
};

function recordsOf(
  { id, athletes }: DemoTeam,
  past: readonly PlannedEvent[],
  now: Date,
): Omit<AttendanceRecord, 'id'>[] {
  const random = new Random(id, 'attendance');
  const events = past.filter(() => !random.chance(FORGOTTEN));
  return athletes.flatMap((athlete) =>
    marksOf(
      athlete,
      events.map(({ date }) => date),
    ).flatMap((status, at) => {
      const event = events[at];
      return event && status !== null
        ? [{ eventId: event.id, athleteId: athlete.id, status, closeId: null, createdAt: now, updatedAt: now }]
        : [];
    }),
  );
}
