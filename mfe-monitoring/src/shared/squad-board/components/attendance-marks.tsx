import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import { formatMonthDay } from '@touchline/contracts/date-format';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import { isKnownWord, readableWord } from '@touchline/contracts/words';

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
const OTHER = 'm0 -1.5h8v3h-8z';

/** The marks of the last events, oldest first: one path per status, because an element per mark slows a long board. */
export function AttendanceMarks({ attendance }: Pick<SquadAthlete, 'attendance'>) {
  if (attendance.length === 0) return <>–</>;
  const width = attendance.length * STEP;
  const paths: Record<string, string> = {};
  for (const [at, { status }] of attendance.entries()) {
    const [kind, shape] = isKnownWord(SHAPES, status) ? [status, SHAPES[status]] : ['other', OTHER];
    paths[kind] = `${paths[kind] ?? ''}M${at * STEP + 1} 5${shape}`;
  }
  return (
    <svg className="marks" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img">
      <title>
        {attendance
          .map(({ date, status }) => `${formatMonthDay(date)} ${readableWord(status).toLowerCase()}`)
          .join(', ')}
      </title>
      {Object.entries(paths).map(([kind, path]) => (
        <path key={kind} className={kind} d={path} />
      ))}
    </svg>
  );
}
