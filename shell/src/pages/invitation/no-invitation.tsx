import { Alert, Box, Button, Stack } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { invitationTexts } from '../../app/texts.js';

/** Why there is nothing to accept, with the way to the sign-in: the link may have been used a moment ago. */
export function NoInvitation({ sentence }: { sentence: string }) {
  return (
    <Stack spacing={2}>
      <Alert severity="warning">
        {sentence}
        <Box sx={{ mt: 0.5 }}>{invitationTexts.justUsed}</Box>
      </Alert>
      <Button component={Link} to="/login" variant="outlined" size="large" sx={{ minHeight: 48 }}>
        Sign In
      </Button>
    </Stack>
  );
}
