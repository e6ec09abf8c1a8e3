import type { ReactNode } from 'react';
import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import { Box } from '@touchline/ui';
import type { RegisterEntry } from '../model/register.js';
import { AthleteCard } from './athlete-card.js';

interface AthleteCardsProps {
  entries: readonly RegisterEntry[];
  team: string;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** Undefined where the coach's role only reads the marks. */
  onTap: ((athleteId: number) => void) | undefined;
  onStatus: (athleteId: number, status: AttendanceStatus) => void;
}

/** The cards of all expected athletes. */
export function AthleteCards({ entries, team, empty, onTap, onStatus }: AthleteCardsProps) {
  if (entries.length === 0) return empty;
  return (
    <Box
      component="ul"
      aria-label="Athletes"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {entries.map((entry) => (
        <AthleteCard key={entry.athleteId} {...entry} team={team} onTap={onTap} onStatus={onStatus} />
      ))}
    </Box>
  );
}
