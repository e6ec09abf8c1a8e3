import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Box, ChoiceFilter, RetryAlert, SearchBox } from '@touchline/ui';
import { teamOptions } from '@touchline/ui/pickers';
import type { UseQueryResult } from '@touchline/ui/query';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import type { TrendsView } from '../model/trends-view.js';
import { SortChoice } from './sort-choice.js';

/** Offered when the teams cannot be loaded. */
const FALLBACK_SPORTS = ['Basketball', 'Volleyball', 'Soccer', 'Rugby'] as const;

interface TrendsFiltersProps {
  teams: UseQueryResult<TeamWithAthletes[]>;
  view: TrendsView;
  onView: (change: Partial<TrendsView>) => void;
}

/** Team filter, search and order. */
export function TrendsFilters({ teams, view, onView }: TrendsFiltersProps) {
  const failed = teams.isError && teams.data === undefined;
  // The filter adds its own option for all.
  const options = teamOptions(failed ? null : teams.data, view.team, FALLBACK_SPORTS).filter(
    ({ value }) => value !== '',
  );
  return (
    <>
      <Box
        role="search"
        aria-label="Athletes"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
          maxWidth: { md: 1060 },
        }}
      >
        <ChoiceFilter
          label="Team"
          options={options.map(({ value }) => value)}
          labels={Object.fromEntries(options.map(({ value, label }) => [value, label]))}
          value={view.team === '' ? null : view.team}
          onChange={(team) => onView({ team: team ?? '' })}
        />
        <SearchBox label="Search athletes" value={view.search} onChange={(search) => onView({ search })} />
        <SortChoice sort={view.sort} onSort={(sort) => onView({ sort })} />
      </Box>
      {failed && (
        <RetryAlert severity="warning" onRetry={() => void teams.refetch()} sx={{ mt: 1 }}>
          {trendsTexts.sportsInstead}
        </RetryAlert>
      )}
    </>
  );
}
