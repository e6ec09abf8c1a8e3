import { ATTENDANCE_STATUSES, statusText, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import { formatMonthDay } from '@touchline/contracts/date-format';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import { forWord } from '@touchline/contracts/words';

const STEP = 12;
const HEIGHT = 10;

/** A shape per status, so that a mark is known without its colour, too: square, triangle, circle and diamond. */
const SHAPES = {
  present: 'm0 -4h8v8h-8z',
  late: 'm0 4l4 -8l4 8z',
  absent: 'a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  excused: 'l4 -4l4 4l-4 4z',
} as const satisfies Record<AttendanceStatus, string>;
/** Of a status that is not known here: a bar. */
const OTHER_SHAPE = 'm0 -1.5h8v3h-8z';
const KINDS = [...ATTENDANCE_STATUSES, 'other'] as const;
const KIND_BY_STATUS = Object.fromEntries(ATTENDANCE_STATUSES.map((status) => [status, status])) as {
  [Status in AttendanceStatus]: Status;
};

/** The marks of the last events, oldest first: one path per status, because an element per mark slows a long board. */
export function AttendanceMarks({ attendance }: Pick<SquadAthlete, 'attendance'>) {
  if (attendance.length === 0) return <>–</>;
  const width = attendance.length * STEP;
  const kinds = attendance.map(({ status }) => forWord(KIND_BY_STATUS, status, 'other'));
  return (
    <svg className="marks" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img">
      <title>
        {attendance.map(({ date, status }) => `${formatMonthDay(date)} ${statusText(status).toLowerCase()}`).join(', ')}
      </title>
      {KINDS.map((shown) => {
        const shape = shown === 'other' ? OTHER_SHAPE : SHAPES[shown];
        const path = kinds.map((kind, at) => (kind === shown ? `M${at * STEP + 1} 5${shape}` : ''));
        return path.some((part) => part !== '') && <path key={shown} className={shown} d={path.join('')} />;
      })}
    </svg>
  );
}
