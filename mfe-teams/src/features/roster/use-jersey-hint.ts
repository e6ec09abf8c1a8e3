import { useApi } from '@touchline/ui/host';
import { labelsOf } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { rosterTexts } from '../../shared/texts/roster-texts.js';
import { rosterQuery } from './api/get-roster.js';

/**
 * Says who else of the team has this jersey number; null for nobody. Two may have one, for example in different
 * competitions. `athleteId`: whose number it is; null for a new athlete.
 */
export function useJerseyHint(typed: string, teamId: number, athleteId: number | null): string | null {
  const { data: roster = [] } = useQuery(rosterQuery(useApi(), { teamId, archived: false }));
  const names = roster
    .filter((athlete) => athlete.athlete_id !== athleteId && athlete.jersey_number === typed.trim())
    .map(labelsOf(roster));
  return names.length === 0 ? null : rosterTexts.jerseyOf(names.join(', '));
}
