import type { ReactNode } from 'react';
import { BAR_HEIGHT, Box } from '@touchline/ui';

const GAP_PX = 24;

/** A column that stays visible below the app bar and scrolls separately when it is taller than the window. */
const stickyColumnStyle = {
  position: 'sticky',
  top: BAR_HEIGHT + GAP_PX,
  maxHeight: `calc(100vh - ${BAR_HEIGHT + 2 * GAP_PX}px)`,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
} as const;

interface CalendarLayoutProps {
  main: ReactNode;
  /** The form; null while it is a dialog. */
  panel: ReactNode;
  /** The athlete list; null while it is in the drawer. */
  athletes: ReactNode;
}

/** Shows calendar, form and athletes side by side, as far as there is room. */
export function CalendarLayout({ main, panel, athletes }: CalendarLayoutProps) {
  const columns = [
    'minmax(0, 1fr)',
    ...(panel === null ? [] : ['320px']),
    ...(athletes === null ? [] : ['260px']),
  ].join(' ');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: { xs: 2, md: 3 }, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{main}</Box>
      {panel !== null && <Box sx={{ ...stickyColumnStyle, overflowY: 'auto' }}>{panel}</Box>}
      {athletes !== null && (
        <Box component="aside" aria-label="Athletes" sx={stickyColumnStyle}>
          {athletes}
        </Box>
      )}
    </Box>
  );
}
