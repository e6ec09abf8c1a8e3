import { Alert, Box, Button, Stack } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { arriving } from '../login/arrival.js';

/**
 * Why no password can be set here, and the way to a link with which it can.
 * @param mayBeUsed the link may be dead because a password was set with it just now: where that answer got lost, nobody has said so yet
 */
export function NewLink({ sentence, mayBeUsed = false }: { sentence: string; mayBeUsed?: boolean }) {
  return (
    <Stack spacing={2}>
      <Alert severity="warning">
        {sentence}
        {mayBeUsed && <Box sx={{ mt: 0.5 }}>If you have just set a new password, try to sign in with it.</Box>}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { flex: '1 0 auto', minHeight: 48 } }}>
        <Button
          component={Link}
          to="/login"
          state={arriving('needs-link')}
          variant="contained"
          size="large"
          disableElevation
        >
          Ask for a new link
        </Button>
        {mayBeUsed && (
          <Button component={Link} to="/login" variant="outlined" size="large">
            Sign In
          </Button>
        )}
      </Box>
    </Stack>
  );
}
