import { Button, FailureAlert } from '@touchline/ui';
import { failureOf } from '@touchline/ui/host';
import { invitationTexts } from '../../app/texts.js';
import type { Acceptance } from './use-acceptance.js';

/** The button of the coach who is signed in with the address of the invitation. */
export function AcceptForm({ acceptance: { accept, busy, error } }: { acceptance: Acceptance }) {
  return (
    <>
      {error && <FailureAlert failure={failureOf(error, invitationTexts.acceptFailed)} />}
      <Button
        variant="contained"
        size="large"
        disableElevation
        aria-disabled={busy}
        onClick={() => {
          if (!busy) accept();
        }}
        sx={{ minHeight: 48 }}
      >
        {busy ? 'Accepting...' : 'Accept'}
      </Button>
    </>
  );
}
