import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import { formatMonthDay } from '@touchline/contracts/date-format';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';

const STEP = 12;
const HEIGHT = 10;

/** A shape per status, so that a mark is known without its colour, too: square, circle and diamond. */
const SHAPES: Readonly<Record<AttendanceStatus, string>> = {
  present: 'm0 -4h8v8h-8z',
  absent: 'a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  excused: 'l4 -4l4 4l-4 4z',
};
const STATUSES = Object.keys(SHAPES) as AttendanceStatus[];

/** The marks of the last events, oldest first: one path per status, because an element per mark slows a long board. */
export function AttendanceMarks({ attendance }: Pick<SquadAthlete, 'attendance'>) {
  if (attendance.length === 0) return <>–</>;
  const width = attendance.length * STEP;
  return (
    <svg className="marks" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img">
      <title>{attendance.map(({ date, status }) => `${formatMonthDay(date)} ${status}`).join(', ')}</title>
      {STATUSES.map((shown) => {
        const path = attendance.map(({ status }, at) =>
          status === shown ? `M${at * STEP + 1} 5${SHAPES[shown]}` : '',
        );
        return path.some((part) => part !== '') && <path key={shown} className={shown} d={path.join('')} />;
      })}
    </svg>
  );
}
