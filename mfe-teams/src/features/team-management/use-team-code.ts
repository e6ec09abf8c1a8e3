import { useEffect } from 'react';
import { sentenceOf, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { clearCodeMutation, regenerateCodeMutation } from './api/change-code.js';
import { secondsLeft } from './model/countdown.js';
import type { ManagedTeam } from './model/managed-team.js';
import { SHOWN_MS } from './notices.js';

interface TeamCode {
  /** The code while it lives. */
  code: string | null;
  /** Whole seconds of its life that are left; null without one. */
  seconds: number | null;
  regenerating: boolean;
  regenerate: () => Promise<void>;
}

/** A team's code at `now` (this page's clock). When its time is over it is cleared on the server, which had ended it already. */
export function useTeamCode(team: ManagedTeam, now: number): TeamCode {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const renewal = useMutation(regenerateCodeMutation(api, queryClient));
  const { mutate: clear } = useMutation(clearCodeMutation(api, queryClient));

  const { team_id: teamId, registration_code: stored } = team;
  const seconds = team.codeEndsAt === null ? null : secondsLeft(team.codeEndsAt, now);
  const over = stored !== null && seconds === 0;
  useEffect(() => {
    // Once per code. Should it fail, nothing is lost: an expired code opens nothing.
    if (over) clear({ teamId, code: stored });
  }, [over, teamId, stored, clear]);

  async function regenerate(): Promise<void> {
    try {
      await renewal.mutateAsync(teamId);
      notify({ severity: 'success', text: 'Registration code regenerated!', forMs: SHOWN_MS });
    } catch (error) {
      notify({ severity: 'error', text: sentenceOf(error, 'Error regenerating code'), forMs: SHOWN_MS });
    }
  }
  return { code: over ? null : stored, seconds, regenerating: renewal.isPending, regenerate };
}
