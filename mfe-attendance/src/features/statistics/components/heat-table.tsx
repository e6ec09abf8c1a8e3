import { WEEKDAYS_FROM_MONDAY, type CalendarDate } from '@touchline/contracts/calendar-date';
import { forWord } from '@touchline/contracts/words';
import { Box, useTheme, visuallyHidden, type AttendanceColors, type Tone } from '@touchline/ui';
import { statusTone } from '../../../shared/status-tone.js';
import type { HeatCell, HeatCategory } from '../model/heat-cells.js';
import { weeksOfWindow, type HeatWindow } from '../model/heat-window.js';
import { weekText } from '../model/date-texts.js';
import { heatTableContainerSx, heatTableSx } from './heat-table-styles.js';

interface HeatTableProps {
  label: string;
  window: HeatWindow;
  today: CalendarDate;
  /** Whether the days' values are loading. */
  busy: boolean;
  cellOf: (date: CalendarDate) => HeatCell;
}

/** The days of a period in weeks from Monday, each with colour and text. */
export function HeatTable({ label, window, today, busy, cellOf }: HeatTableProps) {
  return (
    <Box sx={heatTableContainerSx}>
      <Box component="table" role="table" aria-label={label} aria-busy={busy} sx={heatTableSx}>
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

function Day({ cell: { date, category, short, text, sentence }, isToday }: { cell: HeatCell; isToday: boolean }) {
  const tone = toneOf(useTheme().attendance, category);
  return (
    <Box
      component="td"
      role="cell"
      data-date={date}
      data-category={category}
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
      {/* The title is for the mouse; on the cell itself screen readers would read it a second time. */}
      <span aria-hidden title={sentence} className="day">
        <span className="number">{Number(date.slice(8))}</span>
        <span className="value">
          <span className="word">{text}</span>
          <span className="letter">{short}</span>
        </span>
      </span>
    </Box>
  );
}

/** The colours of a category; null for an open day, which shows the background. */
export function toneOf(colors: AttendanceColors, category: HeatCategory): Tone | null {
  return category === 'open'
    ? null
    : forWord<keyof typeof colors.heat, Tone, Tone>(colors.heat, category, statusTone(colors, category));
}
