import { EmptyPanel } from '@touchline/ui';
import { useApi, useMay } from '@touchline/ui/host';
import { StepPanel } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { statisticsTexts } from '../../../shared/texts/statistics-texts.js';
import { periodEventsQuery } from '../api/get-period-events.js';
import type { AttendanceScope } from '../model/attendance-scope.js';

const TAKE_ATTENDANCE = {
  text: statisticsTexts.takeAttendanceHint,
  link: { label: statisticsTexts.takeAttendance, to: '/attendance' },
};

/** While nobody was marked yet: leads to check-in, or to the calendar where the period has no event with attendance. */
export function NoAttendance({ scope: { start: from, end: to, teamId, today } }: { scope: AttendanceScope }) {
  const events = useQuery(periodEventsQuery(useApi(), { from, to, today })).data;
  const mayMark = useMay()('attendance.write', teamId);
  if (!events) return null;
  const isTaken = events.some((event) => event.attendance_taken && (teamId === null || event.team_id === teamId));
  return isTaken ? (
    <EmptyPanel text={statisticsTexts.noAttendance} next={mayMark ? TAKE_ATTENDANCE : undefined} />
  ) : (
    <StepPanel text={statisticsTexts.noAttendance} step="week" teamId={teamId} />
  );
}
