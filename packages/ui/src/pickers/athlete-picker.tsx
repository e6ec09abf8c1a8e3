import { useDeferredValue, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { labelsOf } from '@touchline/contracts/athlete-labels';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { Permission } from '@touchline/contracts/permissions';
import { SearchBox } from '../filters/search-box.js';
import { useApi, useMay } from '../host/host.js';
import { QueryPanel } from '../panels/query-panel.js';
import { useSteadyCallback } from '../hooks/use-steady-callback.js';
import { uiTexts } from '../texts.js';
import { athletesQuery } from './api/get-athletes.js';
import { AthleteList, type AthleteCounts } from './athlete-list.js';
import { ChosenAthlete } from './chosen-athlete.js';
import { filterAthletes } from './model/filter-athletes.js';
import { isTeamId } from './model/team-filter.js';
import { teamIdsOf } from './model/team-ids-of.js';
import { StepPanel } from './step-panel.js';
import { TeamSelect } from './team-select.js';

/** The picker's state in the page's address. `team`: '' for all, a team's id, or a sport's name. */
export interface AthletePickerValue {
  team: string;
  search: string;
  athleteId: number | null;
}

interface AthletePickerProps {
  value: AthletePickerValue;
  onTeam: (team: string) => void;
  onSearch: (search: string) => void;
  onAthlete: (athleteId: number) => void;
  /** Team choices show their number of athletes. */
  counted?: boolean;
  /** Whether the picker folds on a phone. False when it opens and closes as a whole. */
  folds?: boolean;
  /** A number beside each athlete. */
  counts?: AthleteCounts | undefined;
  /** Only teams, and athletes of teams, where the coach's role has the permission are offered. */
  needs?: Permission | undefined;
}

/** Team filter, search and list of athletes. On a phone it folds to one line once an athlete is selected. */
export function AthletePicker({
  value,
  onTeam,
  onSearch,
  onAthlete,
  counted = false,
  folds = true,
  counts,
  needs,
}: AthletePickerProps) {
  const athletes = useQuery(athletesQuery(useApi()));
  const labelOf = useMemo(() => labelsOf(athletes.data ?? []), [athletes.data]);
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [fold, setFold] = useState<'untouched' | 'unfolded' | 'chosen'>('untouched');
  // The page's callback changes with the address; the rows must not be rendered again for that.
  const choose = useSteadyCallback((athleteId: number) => {
    setFold('chosen');
    onAthlete(athleteId);
  });

  if (folds && narrow && value.athleteId !== null && fold !== 'unfolded') {
    const chosen = athletes.data && (athletes.data.find((athlete) => athlete.athlete_id === value.athleteId) ?? null);
    // The focused row disappears after a selection: the button that unfolds the picker takes the focus.
    return (
      <ChosenAthlete
        athlete={chosen}
        labelOf={labelOf}
        takesFocus={fold === 'chosen'}
        onChange={() => setFold('unfolded')}
      />
    );
  }
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Athlete picker"
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, maxHeight: { xs: '70vh', md: 'inherit' } }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 1.5, pt: 2 }}>
        <TeamSelect value={value.team} onChange={onTeam} counted={counted} needs={needs} />
        <SearchBox label="Search athletes" value={value.search} onChange={onSearch} />
      </Box>
      <Box sx={{ overflowY: 'auto', borderTop: 1, borderColor: 'divider', minHeight: 120 }}>
        <QueryPanel
          query={athletes}
          loadingText={uiTexts.loadingAthletes}
          errorText={uiTexts.athletesFailed}
          minHeight={120}
        >
          {(data) => (
            <FilteredList
              athletes={data}
              labelOf={labelOf}
              value={value}
              counts={counts}
              needs={needs}
              onAthlete={choose}
            />
          )}
        </QueryPanel>
      </Box>
    </Paper>
  );
}

interface FilteredListProps {
  athletes: readonly Athlete[];
  labelOf: (athlete: Athlete) => string;
  value: AthletePickerValue;
  counts: AthleteCounts | undefined;
  needs: Permission | undefined;
  onAthlete: (athleteId: number) => void;
}

function FilteredList({ athletes, labelOf, value, counts, needs, onAthlete }: FilteredListProps) {
  // The list may lag a frame behind the search box, never the other way round.
  const search = useDeferredValue(value.search);
  const may = useMay();
  const ofTeam = useMemo(() => {
    const offered = needs ? athletes.filter((athlete) => may(needs, teamIdsOf(athlete))) : athletes;
    return filterAthletes(offered, value.team, '');
  }, [athletes, value.team, needs, may]);
  const found = filterAthletes(ofTeam, '', search);
  if (found.length === 0) {
    const teamId = isTeamId(value.team) ? Number(value.team) : null;
    return <StepPanel text={uiTexts.noAthletesFound} step="roster" teamId={teamId} minHeight={120} />;
  }
  return (
    <AthleteList
      athletes={ofTeam}
      found={found}
      labelOf={labelOf}
      selectedId={value.athleteId}
      counts={counts}
      onSelect={onAthlete}
    />
  );
}
