import type { ReactNode } from 'react';
import { mdiPlus } from '@mdi/js';
import { Box, Button, Icon, Typography } from '@touchline/ui';

interface CalendarBarProps {
  /** Opens the form; absent where it stands beside the calendar. */
  onAdd: (() => void) | undefined;
  /** The choice of team and athlete, where it is behind a button. */
  choice: ReactNode;
  tools: ReactNode;
}

/** The title of the screen, and what can be done with the whole of it. */
export function CalendarBar({ onAdd, choice, tools }: CalendarBarProps) {
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          Calendar
        </Typography>
        {tools}
        {onAdd && (
          <Button
            variant="contained"
            disableElevation
            startIcon={<Icon path={mdiPlus} />}
            aria-haspopup="dialog"
            onClick={onAdd}
            sx={{ minHeight: 44 }}
          >
            Add Event
          </Button>
        )}
      </Box>
      {choice}
    </Box>
  );
}
