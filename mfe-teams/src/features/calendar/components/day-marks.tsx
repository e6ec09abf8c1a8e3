import { Box, useTheme } from '@touchline/ui';
import type { DayMark } from '../model/day-style.js';

const CIRCLE = { width: 8, height: 8, borderRadius: '50%' } as const;

/** One mark: a dot, or for practices and games a shape of its own, so that they do not depend on colour alone. */
export function Mark({ mark }: { mark: DayMark }) {
  const { calendar } = useTheme();
  const style =
    mark === 'practice'
      ? { ...CIRCLE, border: 2, borderColor: 'text.secondary' }
      : mark === 'game'
        ? { width: 8, height: 8, bgcolor: 'text.primary', transform: 'rotate(45deg) scale(0.9)' }
        : { ...CIRCLE, bgcolor: calendar.dot[mark] };
  return (
    <Box
      component="span"
      data-mark={mark}
      sx={{ display: 'inline-block', flexShrink: 0, boxSizing: 'border-box', ...style }}
    />
  );
}

/** The marks on a day of a month's grid. */
export function DayMarks({ marks }: { marks: readonly DayMark[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 0.5, minHeight: 10, pt: 0.25 }}>
      {marks.map((mark) => (
        <Mark key={mark} mark={mark} />
      ))}
    </Box>
  );
}
