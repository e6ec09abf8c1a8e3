import type { Athlete } from '@touchline/contracts/athletes.schema';
import { rosterStatus, statusText } from './roster-status.js';
import { WrappingChip } from './wrapping-chip.js';

/** Nothing where the coach's role does not tell the status. */
export function RosterChip({ athlete }: { athlete: Athlete }) {
  if (rosterStatus(athlete) === null) return null;
  return (
    <WrappingChip
      variant="outlined"
      color={rosterStatus(athlete) === 'Injury' ? 'error' : 'success'}
      label={statusText(athlete)}
    />
  );
}
