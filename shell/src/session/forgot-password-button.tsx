import { Button, Stack } from '@touchline/ui';
import { useMutation, useQuery } from '@touchline/ui/query';
import { installationQuery } from '../app/api/get-installation.js';
import { forgotPasswordMutation } from '../pages/password/api/forgot-password.js';
import { ResetMailStatus } from '../pages/password/reset-mail-status.js';

/** Requests a password reset mail without leaving the locked page and its unsaved work. */
export function ForgotPasswordButton({ email }: { email: string }) {
  const { mutate, isIdle, isError, isSuccess, error } = useMutation(forgotPasswordMutation);
  const { data: installation } = useQuery({ ...installationQuery, enabled: !isIdle });
  const canRequest = isIdle || isError;
  const request = () => {
    if (canRequest) mutate({ email });
  };
  return (
    <Stack spacing={1} sx={{ mt: 1 }}>
      <Button aria-disabled={!canRequest} onClick={request} sx={{ minHeight: 44 }}>
        Forgot password?
      </Button>
      <ResetMailStatus error={error} isSuccess={isSuccess} sendsNoMail={installation?.sends_mail === false} />
    </Stack>
  );
}
