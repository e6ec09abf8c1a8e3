import type { ReactNode } from 'react';
import { mdiArrowLeft } from '@mdi/js';
import { statusText } from '@touchline/contracts/attendance-status';
import { Box, Chip, Icon, IconButton, Typography } from '@touchline/ui';
import { useShownStatuses } from '../../../shared/shown-statuses.js';
import { statusTone } from '../../../shared/status-tone.js';
import type { RegisterCounts } from '../model/register.js';

interface RegisterHeaderProps {
  team: string;
  /** The event's day; null for today. */
  day: string | null;
  /** Null while the register is loading. */
  counts: RegisterCounts | null;
  onBack: () => void;
  children: ReactNode;
}

/** Team, day and counts of the open register. */
export function RegisterHeader({ team, day, counts, onBack, children }: RegisterHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      <IconButton aria-label="Back to teams" onClick={onBack} edge="start" sx={{ width: 44, height: 44 }}>
        <Icon path={mdiArrowLeft} />
      </IconButton>
      <Box sx={{ minWidth: { xs: 0, sm: 260 }, flex: { xs: '1 1 8rem', sm: 1 } }}>
        <Typography
          variant="h1"
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', lineHeight: 1.3, pt: 0.5, outline: 'none' }}
        >
          {team}
        </Typography>
        {day !== null && <Typography sx={{ color: 'text.secondary' }}>{day}</Typography>}
      </Box>
      {children}
      {counts && <Counts counts={counts} />}
    </Box>
  );
}

/** A long status that is not known here wraps, so that its count is never cut. */
const CHIP_SX = {
  height: 'auto',
  minHeight: 32,
  fontWeight: 600,
  '& .MuiChip-label': { whiteSpace: 'normal' },
} as const;

/** Always shows all counts, in columns of one width, so that the list below does not move while the coach taps. */
function Counts({ counts: { marked, pending } }: { counts: RegisterCounts }) {
  const shown = useShownStatuses([...marked.keys()]);
  return (
    <Box
      role="group"
      aria-label="Counts"
      sx={{
        flexBasis: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, 7rem)',
        justifyItems: 'start',
        gap: 1,
      }}
    >
      {[...shown, null].map((status) => (
        <Chip
          key={status}
          label={status === null ? `Pending: ${pending}` : `${statusText(status)}: ${marked.get(status) ?? 0}`}
          sx={({ attendance }) => {
            const { background, text } = statusTone(attendance, status);
            return { ...CHIP_SX, bgcolor: background, color: text };
          }}
        />
      ))}
    </Box>
  );
}
