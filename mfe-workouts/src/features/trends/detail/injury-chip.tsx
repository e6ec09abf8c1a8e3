import { useApi } from '@touchline/ui/host';
import { athletesQuery, AvailabilityChip, isLimited } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { RosterChip } from '../../../shared/status/roster-chip.js';
import { rosterStatus } from '../../../shared/status/roster-status.js';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { WrappingChip } from '../../../shared/status/wrapping-chip.js';

/** The reported injury and the staff's word, or that the injury is not known. */
export function InjuryChip({ athleteId }: { athleteId: number }) {
  const athletes = useQuery(athletesQuery(useApi()));
  if (athletes.isLoadingError) return <WrappingChip variant="outlined" label={trendsTexts.injuryUnknown} />;
  const athlete = athletes.data?.find(({ athlete_id: id }) => id === athleteId);
  if (!athlete) return null;
  return (
    <>
      {rosterStatus(athlete) === 'Injury' && <RosterChip athlete={athlete} />}
      {isLimited(athlete) && <AvailabilityChip availability={athlete.availability} />}
    </>
  );
}
