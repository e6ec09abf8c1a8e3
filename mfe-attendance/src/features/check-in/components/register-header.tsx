import type { ReactNode } from 'react';
import { mdiArrowLeft } from '@mdi/js';
import { Box, Chip, Icon, IconButton, Typography } from '@touchline/ui';
import type { RegisterCounts } from '../model/register.js';

interface RegisterHeaderProps {
  team: string;
  /** The day, where it is not today. */
  day: string | null;
  /** null while there is nothing to count. */
  counts: RegisterCounts | null;
  onBack: () => void;
  /** What is done for everybody. */
  children: ReactNode;
}

/** Where the coach is, and how far they have come. */
export function RegisterHeader({ team, day, counts, onBack, children }: RegisterHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: { sm: 'wrap', md: 'nowrap' }, alignItems: 'flex-start', gap: 1 }}>
      <IconButton aria-label="Back to the teams" onClick={onBack} edge="start" sx={{ width: 44, height: 44 }}>
        <Icon path={mdiArrowLeft} />
      </IconButton>
      <Box sx={{ minWidth: { xs: 0, sm: 260 }, flex: 1 }}>
        <Typography
          variant="h1"
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', lineHeight: 1.3, pt: 0.5, outline: 'none' }}
        >
          {team}
        </Typography>
        {day !== null && <Typography sx={{ color: 'text.secondary' }}>{day}</Typography>}
        {counts && <Counts counts={counts} />}
      </Box>
      {children}
    </Box>
  );
}

const COUNTED = [
  ['present', 'Present'],
  ['absent', 'Absent'],
  ['excused', 'Excused'],
  ['pending', 'Pending'],
] as const;

/** All four, always: the list below must not move while it is tapped. */
function Counts({ counts }: { counts: RegisterCounts }) {
  return (
    <Box role="group" aria-label="Counts" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {COUNTED.map(([kind, label]) => (
        <Chip
          key={kind}
          label={`${label}: ${counts[kind]}`}
          sx={(theme) => ({
            bgcolor: theme.attendance[kind].background,
            color: theme.attendance[kind].text,
            fontWeight: 600,
          })}
        />
      ))}
    </Box>
  );
}
