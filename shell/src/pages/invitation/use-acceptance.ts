import type { InvitationAccountBody } from '@touchline/contracts/staff.schema';
import { announceChange, useMutation, useQueryClient } from '@touchline/ui/query';
import { useNavigate } from '@touchline/ui/router';
import { notify } from '../../app/notices.js';
import { invitationTexts } from '../../app/texts.js';
import { isUnauthenticated } from '../../session/session-client.js';
import { signIn } from '../../session/session.js';
import { loginState } from '../login/login-state.js';
import { acceptMutation, createAccountMutation } from './api/invitation-calls.js';

/** The state of accepting, shared by the forms, which replace each other while it goes on. */
export function useAcceptance(token: string) {
  const [navigate, cache] = [useNavigate(), useQueryClient()];
  const accepting = useMutation(acceptMutation);
  const creation = useMutation(createAccountMutation);

  /** As the coach who is signed in here. */
  const accept = () =>
    accepting.mutate(
      { token },
      {
        onSuccess: async ({ team_name: team }) => {
          await announceChange(cache, ['teams', 'athletes', 'events', 'sessions']);
          notify({ severity: 'success', text: invitationTexts.accepted(team) });
          await navigate('/', { replace: true });
        },
      },
    );

  /** Without an answer to the sign-in the account exists all the same: the sign-in page says so. */
  const createAccount = (body: InvitationAccountBody, email: string, team: string) =>
    creation.mutate(body, {
      onSuccess: () =>
        signIn(email, body.password).then(
          () => {
            notify({ severity: 'success', text: invitationTexts.accepted(team) });
            return navigate('/', { replace: true });
          },
          () => navigate('/login', { replace: true, state: loginState('account-made') }),
        ),
    });

  return {
    accept,
    createAccount,
    busy: accepting.isPending || accepting.isSuccess || creation.isPending || creation.isSuccess,
    /** The session has ended meanwhile. */
    needsSignIn: isUnauthenticated(accepting.error),
    error: accepting.error ?? creation.error,
    accountError: creation.error,
  };
}

export type Acceptance = ReturnType<typeof useAcceptance>;
