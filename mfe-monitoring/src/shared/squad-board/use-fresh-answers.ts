import { useEffect } from 'react';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import { useSteadyCallback } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { answersRevisionQuery } from './api/get-answers-revision.js';

/**
 * Reads the board again when athletes have answered since. undefined: the board is not there yet. A failed poll is left
 * alone: the next one tells the same, and the board is read in its own interval anyway.
 */
export function useFreshAnswers(teamId: number | null, board: SquadBoard | undefined, reread: () => void): void {
  const shown = board?.answers_revision ?? null;
  const { data, dataUpdatedAt } = useQuery({
    ...answersRevisionQuery(useApi(), teamId),
    enabled: shown !== null,
  });
  // Compared when a poll arrives, and not when the board does: the board may be newer than the last poll.
  const compare = useSteadyCallback(() => {
    if (shown !== null && data !== undefined && data.revision !== shown) reread();
  });
  useEffect(compare, [compare, dataUpdatedAt]);
}
