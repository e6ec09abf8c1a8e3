import { Alert, FailureAlert } from '@touchline/ui';
import { callHint } from '@touchline/ui/host';

interface LinkAnswerProps {
  /** Why the request for a link failed; null where it did not. */
  error: Error | null;
  isSuccess: boolean;
  sendsNoMail: boolean;
}

/** What is said about a request for the link to a new password. */
export function LinkAnswer({ error, isSuccess, sendsNoMail }: LinkAnswerProps) {
  return (
    <>
      {error && (
        <FailureAlert failure={{ sentence: 'Failed to send reset email. Please try again.', hint: callHint(error) }} />
      )}
      {isSuccess && <Alert severity="success">Password reset email sent! Check your inbox.</Alert>}
      {isSuccess && sendsNoMail && (
        <Alert severity="warning">This installation sends no mail; ask your administrator.</Alert>
      )}
    </>
  );
}
