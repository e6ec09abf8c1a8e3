import type { ReactNode } from 'react';
import { Box, Button, Typography } from '@touchline/ui';
import { useHasPage } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';

interface NoEventPanelProps {
  text: string;
  /** The address where an event can be planned; null when there are events to choose from. */
  calendar: string | null;
  /** The events that take no attendance. */
  children: ReactNode;
}

/** What to do while no event is open. */
export function NoEventPanel({ text, calendar, children }: NoEventPanelProps) {
  const hasPage = useHasPage();
  return (
    <Box sx={{ py: 3, textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {children}
      {calendar !== null && hasPage('/calendar') && (
        <Button component={Link} to={calendar} variant="outlined" sx={{ minHeight: 44, mt: 1 }}>
          Open the calendar
        </Button>
      )}
    </Box>
  );
}
