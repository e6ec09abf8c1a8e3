import type { ReactNode } from 'react';
import { BAR_HEIGHT, Box } from '@touchline/ui';

const GAP = 24;

/** For `sx`: a column that stays in sight below the bar and scrolls by itself where it is longer than the window. */
const beside = {
  position: 'sticky',
  top: BAR_HEIGHT + GAP,
  maxHeight: `calc(100vh - ${BAR_HEIGHT + 2 * GAP}px)`,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
} as const;

interface CalendarFrameProps {
  main: ReactNode;
  /** The form; null where it is a dialog. */
  panel: ReactNode;
  /** null where it is behind a button. */
  athletes: ReactNode;
}

/** Calendar, form and athletes beside each other, as far as there is room. */
export function CalendarFrame({ main, panel, athletes }: CalendarFrameProps) {
  const columns = [
    'minmax(0, 1fr)',
    ...(panel === null ? [] : ['320px']),
    ...(athletes === null ? [] : ['260px']),
  ].join(' ');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: { xs: 2, md: 3 }, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{main}</Box>
      {panel !== null && <Box sx={{ ...beside, overflowY: 'auto' }}>{panel}</Box>}
      {athletes !== null && (
        <Box component="aside" aria-label="Athletes" sx={beside}>
          {athletes}
        </Box>
      )}
    </Box>
  );
}
