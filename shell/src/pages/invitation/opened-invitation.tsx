import { useEffect, type ReactNode } from 'react';
import { ACCOUNT_EXISTS, LINK_INVALID } from '@touchline/contracts/error-codes';
import { ROLE_LABELS } from '@touchline/contracts/permissions';
import { ROLE_SENTENCES } from '@touchline/contracts/staff-rules';
import type { OpenInvitation } from '@touchline/contracts/staff.schema';
import { Alert, Box, Button, ErrorPanel, LoadingPanel, Stack, Typography } from '@touchline/ui';
import { ApiError, failureText, sentenceOf } from '@touchline/ui/host';
import { useMutation } from '@touchline/ui/query';
import { useStore } from '../../app/store.js';
import { invitationTexts } from '../../app/texts.js';
import { session } from '../../session/session-state.js';
import { signOut } from '../../session/session.js';
import { AcceptForm } from './accept-form.js';
import { AccountForm } from './account-form.js';
import { readInvitationMutation } from './api/invitation-calls.js';
import { NoInvitation } from './no-invitation.js';
import { SignInForm } from './sign-in-form.js';
import { useAcceptance, type Acceptance } from './use-acceptance.js';

/** What the link says, and the way to accept that fits whoever opened it. */
export function OpenedInvitation({ token }: { token: string }) {
  const reading = useMutation(readInvitationMutation);
  const { mutate: read, data: invitation, error } = reading;
  const acceptance = useAcceptance(token);
  useEffect(() => read({ token }), [read, token]);

  const lost = [error, acceptance.error].find((failure) => ApiError.hasCode(failure, LINK_INVALID));
  if (lost) return <NoInvitation sentence={sentenceOf(lost, invitationTexts.linkInvalid)} />;
  if (error)
    return (
      <ErrorPanel
        text={failureText(error, invitationTexts.loadFailed)}
        onRetry={() => read({ token })}
        minHeight={160}
      />
    );
  if (!invitation) return <LoadingPanel text={invitationTexts.loading} minHeight={160} />;
  return (
    <Stack spacing={2}>
      <Summary invitation={invitation} />
      <Way invitation={invitation} token={token} acceptance={acceptance} />
    </Stack>
  );
}

function Summary({ invitation }: { invitation: OpenInvitation }) {
  const { invited_by: inviter, team_name: team, club_name: club, role } = invitation;
  return (
    <Box>
      <Typography>{invitationTexts.invites(inviter, team, club)}</Typography>
      <Typography sx={{ mt: 1 }}>
        <strong>{ROLE_LABELS[role]}.</strong> {ROLE_SENTENCES[role]}
      </Typography>
    </Box>
  );
}

interface WayProps {
  invitation: OpenInvitation;
  token: string;
  acceptance: Acceptance;
}

function Way({ invitation, token, acceptance }: WayProps): ReactNode {
  const current = useStore(session);
  const { email } = invitation;
  if (current.kind === 'restoring') return <LoadingPanel minHeight={80} />;
  // The server has ended the session that the page knew: the password is asked for again.
  if (current.kind === 'signed-in' && !acceptance.needsSignIn) {
    const { coach } = current;
    if (coach.email.toLowerCase() === email.toLowerCase()) return <AcceptForm acceptance={acceptance} />;
    return (
      <>
        <Alert severity="info">{invitationTexts.signedInAsOther(coach.name, email)}</Alert>
        <Button variant="outlined" size="large" onClick={signOut} sx={{ minHeight: 48 }}>
          Log out and go on
        </Button>
      </>
    );
  }
  if (invitation.has_account || acceptance.needsSignIn || ApiError.hasCode(acceptance.accountError, ACCOUNT_EXISTS))
    return <SignInForm email={email} acceptance={acceptance} />;
  return <AccountForm invitation={invitation} token={token} acceptance={acceptance} />;
}
