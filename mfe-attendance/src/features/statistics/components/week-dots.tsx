import { mdiCheckCircle, mdiCircleOutline, mdiClock, mdiCloseCircle, mdiHelpCircle, mdiMinusCircle } from '@mdi/js';
import { statusText, type AnsweredStatus, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { forWord, type Word } from '@touchline/contracts/words';
import { Box, Icon, Typography } from '@touchline/ui';
import { dayText, NO_RECORD, WEEKDAY_LETTERS, weekSentence } from '../model/week-days.js';

/** Differ in shape as well as in colour. */
const DOT_STYLES = {
  present: { path: mdiCheckCircle, color: 'success.main', size: 18 },
  late: { path: mdiClock, color: 'info.main', size: 18 },
  absent: { path: mdiCloseCircle, color: 'error.main', size: 18 },
  excused: { path: mdiMinusCircle, color: 'warning.main', size: 18 },
  none: { path: mdiCircleOutline, color: 'text.secondary', size: 13 },
} as const satisfies Record<AttendanceStatus | 'none', { path: string; color: string; size: number }>;
/** Of a status that is not known here. */
const OTHER_DOT = { path: mdiHelpCircle, color: 'text.secondary', size: 18 };

const WEEK_GRID_SX = {
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(7, 22px)',
  placeItems: 'center',
  minHeight: 18,
  verticalAlign: 'middle',
} as const;

/** One athlete's days Mon … Sun of the current week, as dots. */
export function WeekDots({ last7, today }: { last7: readonly (AnsweredStatus | null)[]; today: CalendarDate }) {
  return (
    <Box role="img" aria-label={weekSentence(last7)} sx={WEEK_GRID_SX}>
      {last7.map((status, day) => (
        <Box key={day} title={dayText(today, day, status)} sx={{ display: 'flex' }}>
          <Dot kind={status ?? 'none'} />
        </Box>
      ))}
    </Box>
  );
}

/** The weekdays' first letters above the dots. Hidden from screen readers, since each row of dots names its days. */
export function WeekdayLetters() {
  return (
    <Box
      aria-hidden
      sx={{ ...WEEK_GRID_SX, color: 'text.secondary', fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 400 }}
    >
      {WEEKDAY_LETTERS.map((letter, day) => (
        <span key={day}>{letter}</span>
      ))}
    </Box>
  );
}

/** Explains the dots. */
export function DotLegend({ shown }: { shown: readonly AnsweredStatus[] }) {
  const entries = [...shown.map((status) => [status, statusText(status)] as const), ['none', NO_RECORD] as const];
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {entries.map(([kind, label]) => (
        <Box component="li" key={kind} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Dot kind={kind} />
          <Typography variant="body2">{label}</Typography>
        </Box>
      ))}
    </Box>
  );
}

function Dot({ kind }: { kind: Word<keyof typeof DOT_STYLES> }) {
  const { path, color, size } = forWord(DOT_STYLES, kind, OTHER_DOT);
  return <Icon path={path} sx={{ color, fontSize: size }} />;
}
