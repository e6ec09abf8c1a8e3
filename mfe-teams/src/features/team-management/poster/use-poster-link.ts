import { useState } from 'react';
import type { PosterLink } from '@touchline/contracts/poster-link.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { ApiError, failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { goneTexts } from '../../../shared/texts/gone-texts.js';
import { posterTexts } from '../../../shared/texts/poster-texts.js';
import { posterLinkMutation, type PosterChange } from '../api/change-poster-link.js';
import { managedTeamsKey } from '../api/get-teams.js';

interface PosterLinkActions {
  busy: boolean;
  failure: CallFailure | null;
  dismissFailure: () => void;
  /** Resolve true when the change is stored. */
  make: (lastDay: string) => Promise<boolean>;
  renew: () => Promise<boolean>;
  changeDay: (lastDay: string) => Promise<boolean>;
  end: () => Promise<boolean>;
}

/** What a coach does to the link on the poster of a team, as it was last read. */
export function usePosterLink({ team_id: teamId, link }: PosterLink): PosterLinkActions {
  const [api, queryClient, notify] = [useApi(), useQueryClient(), useNotify()];
  const { mutateAsync, isPending } = useMutation(posterLinkMutation(api, queryClient, teamId));
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function run(change: PosterChange, done: string, failed: string): Promise<boolean> {
    setFailure(null);
    try {
      await mutateAsync(change);
      notify({ severity: 'success', text: done });
      return true;
    } catch (error) {
      if (ApiError.isGone(error)) {
        notify({ severity: 'info', text: goneTexts.team });
        void queryClient.invalidateQueries({ queryKey: managedTeamsKey });
      } else setFailure(failureOf(error, failed));
      return false;
    }
  }
  const seen = link?.made_at ?? null;
  return {
    busy: isPending,
    failure,
    dismissFailure: () => setFailure(null),
    make: (lastDay) =>
      run({ do: 'renew', body: { seen_made_at: seen, ends_on: lastDay } }, posterTexts.made, posterTexts.makeFailed),
    renew: () => run({ do: 'renew', body: { seen_made_at: seen } }, posterTexts.renewed, posterTexts.renewFailed),
    changeDay: (lastDay) =>
      run({ do: 'change day', lastDay }, posterTexts.daySaved(formatDay(lastDay)), posterTexts.dayFailed),
    end: () => run({ do: 'end' }, posterTexts.ended, posterTexts.endFailed),
  };
}
