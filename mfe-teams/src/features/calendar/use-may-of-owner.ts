import { useCallback } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { Permission } from '@touchline/contracts/permissions';
import { useMay } from '@touchline/ui/host';
import { teamIdsOf } from '@touchline/ui/pickers';
import type { OwnedEvent } from './model/owner.js';

/** Whether the coach's roles allow to plan events of this team or athlete; without both, of any team. */
export type MayPlan = (event: OwnedEvent) => boolean;

/** Asks what the coach's roles allow on events of a team, or of an athlete by the teams of the athlete. */
export function useMayOfOwner(
  athletes: readonly Athlete[] | undefined,
): (permission: Permission, event: OwnedEvent) => boolean {
  const may = useMay();
  return useCallback(
    (permission, { team_id: teamId, athlete_id: athleteId }) => {
      const athlete = athletes?.find(({ athlete_id: id }) => id === athleteId);
      return may(permission, athlete ? teamIdsOf(athlete) : teamId);
    },
    [may, athletes],
  );
}
