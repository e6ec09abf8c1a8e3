import { Button, Stack } from '@touchline/ui';
import { useMutation, useQuery } from '@touchline/ui/query';
import { installationQuery } from '../app/api/get-installation.js';
import { forgotPasswordMutation } from '../pages/password/api/forgot-password.js';
import { LinkAnswer } from '../pages/password/link-answer.js';

/** Asks for the link to a new password without leaving the locked page: what is typed there stays. */
export function ForgottenPassword({ email }: { email: string }) {
  const { mutate, isIdle, isError, isSuccess, error } = useMutation(forgotPasswordMutation);
  const { data: installation } = useQuery({ ...installationQuery, enabled: !isIdle });
  const mayAsk = isIdle || isError;
  const ask = () => {
    if (mayAsk) mutate({ email });
  };
  return (
    <Stack spacing={1} sx={{ mt: 1 }}>
      <Button aria-disabled={!mayAsk} onClick={ask} sx={{ minHeight: 44 }}>
        Forgot password?
      </Button>
      <LinkAnswer error={error} isSuccess={isSuccess} sendsNoMail={installation?.sends_mail === false} />
    </Stack>
  );
}
