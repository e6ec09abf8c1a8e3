import type { Athlete } from '@touchline/contracts/athletes.schema';
import { rosterStatus, statusText } from './roster-status.js';
import { WrappingChip } from './wrapping-chip.js';

export function RosterChip({ athlete }: { athlete: Athlete }) {
  return (
    <WrappingChip
      variant="outlined"
      color={rosterStatus(athlete) === 'Injury' ? 'error' : 'success'}
      label={statusText(athlete)}
    />
  );
}
