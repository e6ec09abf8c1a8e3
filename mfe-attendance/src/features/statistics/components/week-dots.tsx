import { mdiCheckCircle, mdiCircleOutline, mdiCloseCircle, mdiMinusCircle } from '@mdi/js';
import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Icon, Typography } from '@touchline/ui';
import { STATUS_LABELS } from '../../../shared/status-labels.js';
import { dayText, NO_RECORD, WEEKDAY_LETTERS, weekSentence } from '../model/week-days.js';

/** Each differs in shape as well as in colour. */
const LOOKS = {
  present: { path: mdiCheckCircle, color: 'success.main', size: 18 },
  absent: { path: mdiCloseCircle, color: 'error.main', size: 18 },
  excused: { path: mdiMinusCircle, color: 'warning.main', size: 18 },
  none: { path: mdiCircleOutline, color: 'text.secondary', size: 13 },
} as const;

const days = {
  display: 'inline-grid',
  gridTemplateColumns: 'repeat(7, 22px)',
  placeItems: 'center',
  minHeight: 18,
  verticalAlign: 'middle',
} as const;

/** One athlete's days Mon … Sun of the current week. */
export function WeekDots({ last7, today }: { last7: readonly (AttendanceStatus | null)[]; today: CalendarDate }) {
  return (
    <Box role="img" aria-label={weekSentence(last7)} sx={days}>
      {last7.map((status, day) => (
        <Box key={day} title={dayText(today, day, status)} sx={{ display: 'flex' }}>
          <Dot look={status ?? 'none'} />
        </Box>
      ))}
    </Box>
  );
}

/** The days' first letters, to stand above dots; each line of dots says its days by itself. */
export function WeekdayLetters() {
  return (
    <Box aria-hidden sx={{ ...days, color: 'text.secondary', fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 400 }}>
      {WEEKDAY_LETTERS.map((letter, day) => (
        <span key={day}>{letter}</span>
      ))}
    </Box>
  );
}

/** What the dots mean. */
export function DotLegend() {
  const entries = [
    ...(['present', 'absent', 'excused'] as const).map((status) => [status, STATUS_LABELS[status]] as const),
    ['none', NO_RECORD] as const,
  ];
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {entries.map(([look, label]) => (
        <Box component="li" key={look} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Dot look={look} />
          <Typography variant="body2">{label}</Typography>
        </Box>
      ))}
    </Box>
  );
}

function Dot({ look }: { look: keyof typeof LOOKS }) {
  const { path, color, size } = LOOKS[look];
  return <Icon path={path} sx={{ color, fontSize: size }} />;
}
