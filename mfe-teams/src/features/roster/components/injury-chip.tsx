import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Chip } from '@touchline/ui';

/** The injury from the athlete's latest report; nothing without an injury. */
export function InjuryChip({ athlete: { injury_body_part: part, injury_severity: severity } }: { athlete: Athlete }) {
  if (part === null) return null;
  const label = `Injury: ${part}${severity === null ? '' : ` (${severity} of 10)`}`;
  return (
    <Chip
      size="small"
      color="warning"
      variant="outlined"
      label={label}
      sx={{
        height: 'auto',
        maxWidth: '100%',
        '& .MuiChip-label': { py: 0.25, whiteSpace: 'normal', overflowWrap: 'anywhere' },
      }}
    />
  );
}
