import { WEEKDAYS_FROM_MONDAY, type CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, useTheme, visuallyHidden, type AttendanceColors, type Tone } from '@touchline/ui';
import type { HeatCell, HeatLook } from '../model/heat-cells.js';
import { weeksOfWindow, type HeatWindow } from '../model/heat-window.js';
import { weekText } from '../model/period-text.js';
import { heatBox, heatLook } from './heat-look.js';

interface HeatTableProps {
  /** Whose days, and which. */
  label: string;
  window: HeatWindow;
  today: CalendarDate;
  /** What the days hold is still on its way. */
  busy: boolean;
  cellOf: (date: CalendarDate) => HeatCell;
}

/** The days of a window by weeks from Monday on, each in its colour and in writing. */
export function HeatTable({ label, window, today, busy, cellOf }: HeatTableProps) {
  return (
    <Box sx={heatBox}>
      <Box component="table" role="table" aria-label={label} aria-busy={busy} sx={heatLook}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="week">
              Week
            </th>
            {WEEKDAYS_FROM_MONDAY.map((name) => (
              <th key={name} role="columnheader" scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {weeksOfWindow(window).map(({ monday, days }) => (
            <tr key={monday} role="row">
              <th role="rowheader" scope="row" className="week">
                {weekText(monday)}
              </th>
              {days.map((date, day) =>
                date === null ? (
                  <td key={day} role="cell" />
                ) : (
                  <Day key={day} cell={cellOf(date)} isToday={date === today} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Day({ cell: { date, look, short, text, sentence }, isToday }: { cell: HeatCell; isToday: boolean }) {
  const tone = toneOf(useTheme().attendance, look);
  return (
    <Box
      component="td"
      role="cell"
      data-date={date}
      data-look={look}
      aria-current={isToday ? 'date' : undefined}
      sx={{
        bgcolor: tone?.background,
        color: tone?.text ?? 'text.secondary',
        outline: isToday ? '2px solid' : '1px solid',
        outlineColor: isToday ? 'text.primary' : 'divider',
        outlineOffset: '-1px',
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {sentence}
      </Box>
      {/* Its title is for the mouse: on the cell it would be read out a second time. */}
      <span aria-hidden title={sentence} className="day">
        <span className="number">{Number(date.slice(8))}</span>
        <span className="said">
          <span className="word">{text}</span>
          <span className="letter">{short}</span>
        </span>
      </span>
    </Box>
  );
}

/** Without one the paper shows through: nothing is claimed. */
export function toneOf({ heat, ...marks }: AttendanceColors, look: HeatLook): Tone | null {
  if (look === 'open') return null;
  return look === 'good' || look === 'moderate' || look === 'poor' || look === 'none' ? heat[look] : marks[look];
}
