import type { Ref } from 'react';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Icon, IconButton, ToggleButton, ToggleButtonGroup, Typography, useFocusAfterGone } from '@touchline/ui';
import { anchorOf, HEAT_SPANS, heatWindow, nextDay, previousDay, type HeatSpan } from '../model/heat-window.js';
import { periodText } from '../model/date-texts.js';
import type { StatisticsView } from '../model/statistics-view.js';

const SPAN_LABELS: Readonly<Record<HeatSpan, string>> = { week: 'Week', month: 'Month' };

interface HeatHeaderProps {
  scopeName: string;
  view: Pick<StatisticsView, 'span' | 'day'>;
  today: CalendarDate;
  onView: (change: Partial<StatisticsView>) => void;
}

/** The heatmap's scope and period, with the buttons that change the period. */
export function HeatHeader({ scopeName, view: { span, day }, today, onView }: HeatHeaderProps) {
  const anchor = anchorOf(day, today);
  const { start, end } = heatWindow(span, anchor);
  // "Next" becomes disabled at today while it has the focus.
  const { target, onGone } = useFocusAfterGone<HTMLButtonElement>();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
          <Typography variant="h2">Attendance by day</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {scopeName}
          </Typography>
        </Box>
        <ToggleButtonGroup
          exclusive
          value={span}
          onChange={(_, next: HeatSpan | null) => next !== null && onView({ span: next })}
          aria-label="Period"
        >
          {HEAT_SPANS.map((choice) => (
            <ToggleButton key={choice} value={choice} sx={{ minHeight: 44, px: 1.75 }}>
              {SPAN_LABELS[choice]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 0.5, my: 0.5 }}>
        <Step ref={target} direction="Previous" span={span} to={previousDay(span, anchor)} onView={onView} />
        <Typography
          aria-live="polite"
          sx={{
            flex: '1 1 auto',
            maxWidth: 280,
            textAlign: 'center',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {periodText(start, end)}
        </Typography>
        <Step direction="Next" span={span} to={nextDay(span, anchor, today)} onView={onView} onLast={onGone} />
      </Box>
    </>
  );
}

interface StepProps {
  direction: 'Previous' | 'Next';
  span: HeatSpan;
  /** The day the button leads to; null for today, undefined if there is none. */
  to: CalendarDate | null | undefined;
  onView: (change: Partial<StatisticsView>) => void;
  /** Called when the step leads to today. */
  onLast?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function Step({ direction, span, to, onView, onLast, ref }: StepProps) {
  const go = () => {
    if (to === undefined) return;
    onView({ day: to });
    if (to === null) onLast?.();
  };
  return (
    <IconButton
      aria-label={`${direction} ${SPAN_LABELS[span]}`}
      ref={ref}
      disabled={to === undefined}
      onClick={go}
      sx={{ width: 44, height: 44 }}
    >
      <Icon path={direction === 'Previous' ? mdiChevronLeft : mdiChevronRight} />
    </IconButton>
  );
}
