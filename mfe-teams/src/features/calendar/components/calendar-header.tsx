import type { ReactNode } from 'react';
import { mdiPlus } from '@mdi/js';
import { Box, Button, Icon, Typography } from '@touchline/ui';

interface CalendarHeaderProps {
  /** Opens the form; undefined while the form is visible beside the calendar, or not allowed. */
  onAdd: (() => void) | undefined;
  /** The button that opens the team and athlete picker on narrow screens. */
  picker: ReactNode;
  tools: ReactNode;
  /** The choice of month or week: beside the picker where there is one, so that the title keeps one line. */
  span: ReactNode;
}

/** The title of the screen with its tools. */
export function CalendarHeader({ onAdd, picker, tools, span }: CalendarHeaderProps) {
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          Calendar
        </Typography>
        {!picker && span}
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
      {picker && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: 1 }}>
          <Box sx={{ flex: '1 1 9rem', minWidth: 0, display: 'grid' }}>{picker}</Box>
          {span}
        </Box>
      )}
    </Box>
  );
}
