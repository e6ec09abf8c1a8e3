import { useEffect } from 'react';
import { ApiError, sentenceOf, useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { goneTexts } from '../../shared/texts/gone-texts.js';
import { teamTexts } from '../../shared/texts/team-texts.js';
import { clearCodeMutation, regenerateCodeMutation } from './api/change-code.js';
import { secondsLeft } from './model/countdown.js';
import type { ManagedTeam } from './model/managed-team.js';
import { useSnackbar } from './use-snackbar.js';

interface TeamCode {
  /** The code while it is valid. */
  code: string | null;
  /** Remaining whole seconds; null without a code. */
  seconds: number | null;
  regenerating: boolean;
  regenerate: () => Promise<void>;
}

/**
 * The code of a team at `now` (page clock). Clears an expired code on the server, which no longer accepts it anyway.
 */
export function useTeamCode(team: ManagedTeam, now: number): TeamCode {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const queryClient = useQueryClient();
  const renewal = useMutation(regenerateCodeMutation(api, queryClient));
  const { mutate: clear } = useMutation(clearCodeMutation(api, queryClient));

  const { team_id: teamId, registration_code: stored } = team;
  const seconds = team.codeEndsAt === null ? null : secondsLeft(team.codeEndsAt, now);
  const expired = stored !== null && seconds === 0;
  useEffect(() => {
    // Runs once per code. A failure does no harm because the server rejects an expired code.
    if (expired) clear({ teamId, code: stored });
  }, [expired, teamId, stored, clear]);

  async function regenerate(): Promise<void> {
    try {
      await renewal.mutateAsync(teamId);
      showSnackbar('success', teamTexts.regenerated);
    } catch (error) {
      if (ApiError.isGone(error)) showSnackbar('info', goneTexts.team);
      else showSnackbar('error', sentenceOf(error, teamTexts.regenerateFailed));
    }
  }
  return { code: expired ? null : stored, seconds, regenerating: renewal.isPending, regenerate };
}
