import { useApi } from '@touchline/ui/host';
import { athletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { RosterChip } from '../../../shared/status/roster-chip.js';
import { rosterStatus } from '../../../shared/status/roster-status.js';
import { WrappingChip } from '../../../shared/status/wrapping-chip.js';

/** That the athlete is injured, which no figure says; or that it is not known. */
export function InjuryChip({ athleteId }: { athleteId: number }) {
  const athletes = useQuery(athletesQuery(useApi()));
  if (athletes.isLoadingError)
    return <WrappingChip variant="outlined" label="Injury not known: Failed to load athletes" />;
  const athlete = athletes.data?.find((one) => one.athlete_id === athleteId);
  return athlete && rosterStatus(athlete) === 'Injury' ? <RosterChip athlete={athlete} /> : null;
}
