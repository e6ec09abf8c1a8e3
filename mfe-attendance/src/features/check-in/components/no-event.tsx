import { Box, Button, Typography } from '@touchline/ui';
import { useHasPage } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';

/** What to do while there is no event to mark anybody at. `calendar` is where one can be planned; null where there are some already. */
export function NoEvent({ text, calendar }: { text: string; calendar: string | null }) {
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
