import type { ReactNode } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, EmptyPanel, Paper, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { AthletePicker, athletesQuery, fullName } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { AthleteScreen } from './athlete-screen.js';
import type { AthleteSearch } from './athlete-search.js';

interface AthleteDashboardProps {
  view: AthleteSearch;
  /** The picker changes the choice; a filter is no step for Back, an athlete is. */
  onChoice: (choice: Partial<AthleteSearch>, history?: 'push') => void;
  /** Before an athlete is chosen, and after. */
  titles: { before: string; after: string };
  /** Stands in the place of the figures before an athlete is chosen. */
  emptyText: string;
  /** Below it, what can be done without an athlete. */
  beforeChoice?: ReactNode;
  /** The figures of the chosen athlete, of whom nothing is known while the list is on its way or where they are out of reach. */
  children: (athleteId: number, athlete: Athlete | undefined) => ReactNode;
}

/** The frame of the screens about one athlete: the picker, a title, and what there is to see of them. */
export function AthleteDashboard({ view, onChoice, titles, emptyText, beforeChoice, children }: AthleteDashboardProps) {
  const { athleteId } = view;
  const athlete = useQuery(athletesQuery(useApi())).data?.find((one) => one.athlete_id === athleteId);
  return (
    <AthleteScreen
      picker={
        <AthletePicker
          value={view}
          onTeam={(team) => onChoice({ team })}
          onSearch={(search) => onChoice({ search })}
          onAthlete={(chosen) => onChoice({ athleteId: chosen }, 'push')}
        />
      }
    >
      <Typography variant="h1">{athleteId === null ? titles.before : titles.after}</Typography>
      {/* On narrow screens the folded picker just above says it. */}
      {athlete && (
        <Typography
          sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >{`${fullName(athlete)} · ${athlete.sport}`}</Typography>
      )}
      <Box sx={{ mt: 2 }}>
        {athleteId === null ? (
          <>
            <Paper variant="outlined">
              <EmptyPanel text={emptyText} minHeight={160} />
            </Paper>
            {beforeChoice}
          </>
        ) : (
          children(athleteId, athlete)
        )}
      </Box>
    </AthleteScreen>
  );
}
