import { todayIn } from '../../common/time/local-time.js';
import type { DemoTeam } from '../../database/demo/demo-data.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { Random } from '../../database/demo/random.js';
import { plannedEvents, type PlannedEvent } from '../calendar/index.js';
import { AttendanceRecordEntity } from './attendance-record.entity.js';
import { marksOf } from './marks.demo.js';

/** Share of events at which nobody takes attendance. */
const FORGOTTEN_SHARE = 0.03;

/** The marks of all past events with attendance; today's events are left for the demo user. */
export const demoAttendance: DemoRows = (demo, now) => {
  const today = todayIn('UTC', now);
  const past = plannedEvents(demo, today).filter(({ date, attendanceTaken }) => attendanceTaken && date < today);
  const teams = demo.institutions.flatMap((institution) => institution.teams);
  return [
    demoTable(
      AttendanceRecordEntity,
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
): Omit<AttendanceRecordEntity, 'id'>[] {
  const random = new Random(id, 'attendance');
  const events = past.filter(() => !random.chance(FORGOTTEN_SHARE));
  return athletes.flatMap((athlete) =>
    marksOf(
      athlete,
      events.map(({ date }) => date),
    ).flatMap((status, index) => {
      const event = events[index];
      if (!event || status === null) return [];
      const at = { eventId: event.id, eventDate: event.date };
      return [{ ...at, athleteId: athlete.id, status, closeId: null, createdAt: now, updatedAt: now }];
    }),
  );
}
