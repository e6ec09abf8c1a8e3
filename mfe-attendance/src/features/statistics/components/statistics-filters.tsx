import { RATE_BAND_LABELS, RATE_BANDS } from '@touchline/contracts/attendance-bands';
import { Box, ChoiceFilter, SearchBox } from '@touchline/ui';
import { TeamSelect } from '@touchline/ui/pickers';
import type { StatisticsView } from '../model/statistics-view.js';

/** Offered when the teams cannot be loaded. */
const FALLBACK_SPORTS = ['Soccer', 'Tennis', 'Basketball', 'Baseball', 'Hockey'];

/** Filters by team, status and name. */
export function StatisticsFilters({
  view,
  onView,
}: {
  view: StatisticsView;
  onView: (change: Partial<StatisticsView>) => void;
}) {
  return (
    <Box
      role="search"
      aria-label="Filter athletes"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 6fr)' },
        alignItems: 'start',
        '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <TeamSelect
        needs="attendance.read"
        value={view.team}
        onChange={(team) => onView({ team })}
        fallbackSports={FALLBACK_SPORTS}
      />
      <ChoiceFilter
        label="Status"
        options={RATE_BANDS}
        labels={RATE_BAND_LABELS}
        value={view.status}
        onChange={(status) => onView({ status })}
      />
      <SearchBox label="Search athletes" value={view.search} onChange={(search) => onView({ search })} />
    </Box>
  );
}
