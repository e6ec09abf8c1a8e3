import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMonthDay } from '@touchline/contracts/date-format';
import type { SquadWellness } from '@touchline/contracts/squad.schema';
import { Box, Typography } from '@touchline/ui';
import { usualWidth } from '../model/board-texts.js';

const WIDTH = 420;
const HEIGHT = 110;
const TOP = 8;
const BOTTOM = 90;
const LEFT = 26;

/** The Hooper indices of 28 days as dots over the usual band, with empty days; each value is also read out. */
export function DayDots({
  wellness: { days, mean, ...wellness },
  date,
}: {
  wellness: SquadWellness;
  date: CalendarDate;
}) {
  const width = usualWidth({ ...wellness });
  const band = mean === null || width === null ? null : ([mean - width, mean + width] as const);
  const values = days.filter((value) => value !== null);
  if (values.length === 0) return null;
  const low = Math.floor(Math.min(...values, band?.[0] ?? Infinity)) - 1;
  const high = Math.ceil(Math.max(...values, band?.[1] ?? -Infinity)) + 1;
  const x = (at: number) => LEFT + 8 + (at * (WIDTH - LEFT - 16)) / (days.length - 1);
  const y = (value: number) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const dayOf = (at: number) => addDays(date, at + 1 - days.length);
  const spoken = days.map((value, at) => `${formatMonthDay(dayOf(at))} ${value ?? 'none'}`).join(', ');
  return (
    <Box component="figure" sx={{ m: 0, mt: 1 }}>
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Hooper index of 28 days: ${spoken}`}
        sx={(theme) => ({
          width: '100%',
          maxWidth: 520,
          display: 'block',
          '& text': { fill: theme.palette.text.secondary, fontSize: 10 },
          '& .band': { fill: theme.palette.action.selected },
          '& .mean': { stroke: theme.palette.text.secondary, strokeDasharray: '3 3' },
          '& .dot': { fill: theme.palette.text.secondary },
          '& .today': { fill: theme.charts.series.hooper_index },
        })}
      >
        {band && (
          <rect
            className="band"
            x={LEFT}
            width={WIDTH - LEFT}
            y={y(Math.min(band[1], high))}
            height={y(Math.max(band[0], low)) - y(Math.min(band[1], high))}
          />
        )}
        {mean !== null && <line className="mean" x1={LEFT} x2={WIDTH} y1={y(mean)} y2={y(mean)} />}
        {[high, low].map((value) => (
          <text key={value} x={LEFT - 4} y={y(value) + 3} textAnchor="end">
            {value}
          </text>
        ))}
        {days.map(
          (value, at) =>
            value !== null && (
              <circle
                key={at}
                className={at === days.length - 1 ? 'today' : 'dot'}
                cx={x(at)}
                cy={y(value)}
                r={at === days.length - 1 ? 4.5 : 3}
              />
            ),
        )}
        {[0, 14, days.length - 1].map((at) => (
          <text key={at} x={x(at)} y={HEIGHT - 4} textAnchor={at === 0 ? 'start' : at === 14 ? 'middle' : 'end'}>
            {formatMonthDay(dayOf(at))}
          </text>
        ))}
      </Box>
      <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
        28 days, higher is worse. Shaded: usual for them. Empty days have no complete survey.
      </Typography>
    </Box>
  );
}
