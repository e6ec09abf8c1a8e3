import type { ReactNode } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, EmptyPanel, Paper, Typography } from '@touchline/ui';
import type { DataKind } from '@touchline/contracts/permissions';
import { useApi, useMay } from '@touchline/ui/host';
import { AthletePicker, athletesQuery, labelsOf, teamIdsOf } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { AthleteAvailability } from './athlete-availability.js';
import type { AthleteSearch } from './athlete-search.js';
import { sidePanelStyle } from './side-panel-style.js';
import { athleteTexts } from './texts/athlete-texts.js';

/** The chosen athlete of a screen. */
export interface ChosenAthlete {
  /** Undefined while the list loads, and for an athlete the coach has no access to. */
  athlete: Athlete | undefined;
  /** Told apart from equal ones as in the picker. */
  name: string | undefined;
  /** Whether the coach's role lets the records of the screen be changed. */
  mayWrite: boolean;
}

interface AthleteDashboardProps {
  /** The kind of data that the screen shows. */
  kind: DataKind;
  view: AthleteSearch;
  /**
   * The coach chose something in the picker. `push` makes it a step that Back undoes: an athlete is one, a filter is
   * not.
   */
  onChoice: (choice: Partial<AthleteSearch>, history?: 'push') => void;
  /** Titles before and after an athlete is chosen. */
  titles: { before: string; after: string };
  /** Shown instead of the figures before an athlete is chosen. */
  emptyText: string;
  /** Shown below `emptyText`: what a coach can do without an athlete. */
  beforeChoice?: ReactNode;
  /** The figures of the chosen athlete. */
  children: (athleteId: number, chosen: ChosenAthlete) => ReactNode;
}

/**
 * The frame of the screens about one athlete: picker on the left, title and figures on the right; stacked on narrow
 * screens.
 */
export function AthleteDashboard({
  kind,
  view,
  onChoice,
  titles,
  emptyText,
  beforeChoice,
  children,
}: AthleteDashboardProps) {
  const may = useMay();
  const { athleteId } = view;
  const athletes = useQuery(athletesQuery(useApi())).data;
  const athlete = athletes?.find((candidate) => candidate.athlete_id === athleteId);
  const name = athletes && athlete && labelsOf(athletes)(athlete);
  const teams = athlete ? teamIdsOf(athlete) : null;

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
        gap: { xs: 2, md: 3 },
        p: { xs: 2, md: 3 },
        maxWidth: 1600,
        mx: 'auto',
        alignItems: 'start',
      }}
    >
      <Box
        sx={[
          { display: 'flex', flexDirection: 'column', minHeight: 0 },
          ({ breakpoints }) => ({ [breakpoints.up('md')]: sidePanelStyle }),
        ]}
      >
        <AthletePicker
          needs={`${kind}.read`}
          value={view}
          onTeam={(team) => onChoice({ team })}
          onSearch={(search) => onChoice({ search })}
          onAthlete={(chosen) => onChoice({ athleteId: chosen }, 'push')}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1">{athleteId === null ? titles.before : titles.after}</Typography>
        {/* On narrow screens the folded picker just above shows the name. */}
        {athlete && (
          <Typography
            sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', overflowWrap: 'anywhere' }}
          >{`${name} · ${athlete.team.name}`}</Typography>
        )}
        {athleteId !== null && <AthleteAvailability athleteId={athleteId} />}
        <Box sx={{ mt: 2 }}>
          {athleteId === null ? (
            <>
              <Paper variant="outlined">
                <EmptyPanel text={emptyText} minHeight={160} />
              </Paper>
              {beforeChoice}
            </>
          ) : may(`${kind}.read`, teams) ? (
            children(athleteId, { athlete, name, mayWrite: may(`${kind}.write`, teams) })
          ) : (
            <Paper variant="outlined">
              <EmptyPanel text={athleteTexts.notPermitted} minHeight={160} />
            </Paper>
          )}
        </Box>
      </Box>
    </Box>
  );
}
