import { Alert, FailureAlert } from '@touchline/ui';
import { callHint } from '@touchline/ui/host';
import { passwordTexts } from '../../app/texts.js';

interface ResetMailStatusProps {
  /** Why the request failed; null if it did not. */
  error: Error | null;
  isSuccess: boolean;
  sendsNoMail: boolean;
}

/** The result of a request for a password reset mail. */
export function ResetMailStatus({ error, isSuccess, sendsNoMail }: ResetMailStatusProps) {
  return (
    <>
      {error && <FailureAlert failure={{ sentence: passwordTexts.resetMailFailed, hint: callHint(error) }} />}
      {isSuccess && <Alert severity="success">{passwordTexts.resetMailSent}</Alert>}
      {isSuccess && sendsNoMail && <Alert severity="warning">{passwordTexts.noMailSent}</Alert>}
    </>
  );
}
