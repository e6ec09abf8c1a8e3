import { ToggleButton, ToggleButtonGroup } from '@touchline/ui';
import type { Span } from '../model/calendar-view.js';

interface SpanChoiceProps {
  span: Span;
  onSpan: (span: Span) => void;
}

/** Whether the calendar shows a month or a week. */
export function SpanChoice({ span, onSpan }: SpanChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={span}
      onChange={(_event, chosen: Span | null) => chosen !== null && onSpan(chosen)}
      aria-label="Calendar view"
    >
      {(['month', 'week'] as const).map((value) => (
        <ToggleButton key={value} value={value} sx={{ minHeight: 44, px: 1.5, textTransform: 'capitalize' }}>
          {value}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
