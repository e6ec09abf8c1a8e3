import { ATTENDANCE_STATUSES } from '@touchline/contracts/attendance-status';
import { createAppTheme, type Theme, type Tone } from '@touchline/ui';

const tone = ({ background, text }: Tone) => ({ backgroundColor: background, color: text });
const mark = ({ background, text }: Tone) => ({ fill: background, stroke: text });

/** Every colour of the table. Its selectors differ from those of the other styles, which one object merges. */
export const boardColors = (theme: Theme) => ({
  '& tbody tr': { borderColor: theme.palette.divider },
  '& tbody .name button': { color: theme.palette.primary.main },
  '& .sub, & .label': { color: theme.palette.text.secondary },
  '& .chip.out': tone(theme.attendance.absent),
  '& .chip.modified': tone(theme.attendance.excused),
  '& .chip.available': tone(theme.attendance.pending),
  '& .value.look': tone(theme.attendance.heat.moderate),
  '& .value.talk': tone(theme.attendance.heat.poor),
  ...Object.fromEntries(ATTENDANCE_STATUSES.map((status) => [`& .marks .${status}`, mark(theme.attendance[status])])),
  '& .marks .other': mark(theme.attendance.heat.none),
  '& .spark .band': { fill: theme.palette.action.selected },
  '& .spark .line, & .spark .dots': { stroke: theme.palette.text.secondary },
  '& .spark .today': { stroke: theme.charts.series.hooper_index },
});

const BLACK = { color: '#000', backgroundColor: 'transparent' } as const;

/** The colours on paper, also of a board in the dark theme: black text, and a background only for the marked answers. */
export const PAPER_COLORS = {
  ...boardColors(createAppTheme('light')),
  color: '#000',
  '& tbody tr': { borderColor: '#999' },
  '& tbody .name button': BLACK,
  '& .sub, & .label': { color: '#444' },
  '& .chip.out': BLACK,
  '& .chip.modified': BLACK,
  '& .chip.available': BLACK,
};
