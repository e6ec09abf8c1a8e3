import { Box, Button, EmptyPanel } from '@touchline/ui';

/** The address names a team or an athlete that there is none of for this coach: asking again would change nothing. */
export function OutOfReach({ onAll }: { onAll: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', py: 6 }}>
      <EmptyPanel text="This team or athlete does not exist or is none of yours." />
      <Button variant="contained" disableElevation onClick={onAll} sx={{ minHeight: 44 }}>
        Show all teams
      </Button>
    </Box>
  );
}
