import { Box, Button, Typography } from '@touchline/ui';
import { useHasPage } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';

/**
 * What to do while no event is open. `calendar` is the address where one can be planned; null when there are events to
 * choose from.
 */
export function NoEventPanel({ text, calendar }: { text: string; calendar: string | null }) {
  const hasPage = useHasPage();
  return (
    <Box sx={{ py: 3, textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {calendar !== null && hasPage('/calendar') && (
        <Button component={Link} to={calendar} sx={{ minHeight: 44, mt: 1 }}>
          Open the calendar
        </Button>
      )}
    </Box>
  );
}
