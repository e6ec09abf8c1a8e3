import { Alert, Button, Stack } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { arriving } from '../login/arrival.js';

/** Why no password can be set here, and the way to a link with which it can. */
export function NewLink({ sentence }: { sentence: string }) {
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{sentence}</Alert>
      <Button component={Link} to="/login" state={arriving('needs-link')} variant="contained" size="large" disableElevation sx={{ minHeight: 48 }}>
        Ask for a new link
      </Button>
    </Stack>
  );
}
