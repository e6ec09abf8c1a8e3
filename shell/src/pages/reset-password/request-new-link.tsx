import { Alert, Box, Button, Stack } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { passwordTexts } from '../../app/texts.js';
import { loginState } from '../login/login-state.js';

/**
 * Tells why no password can be set, with a button to request a new link.
 * @param mayBeUsed whether the link may be invalid because the password was just set with it and the answer got lost
 */
export function RequestNewLink({ sentence, mayBeUsed = false }: { sentence: string; mayBeUsed?: boolean }) {
  return (
    <Stack spacing={2}>
      <Alert severity="warning">
        {sentence}
        {mayBeUsed && <Box sx={{ mt: 0.5 }}>{passwordTexts.justChanged}</Box>}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { flex: '1 0 auto', minHeight: 48 } }}>
        <Button
          component={Link}
          to="/login"
          state={loginState('needs-link')}
          variant="contained"
          size="large"
          disableElevation
        >
          Request a new link
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
