import { WORKOUT_DIFFICULTIES, WORKOUT_TYPES } from '@touchline/contracts/workout-rules';
import { Box, ChoiceFilter, SearchBox } from '@touchline/ui';
import type { LibraryView } from '../model/library-view.js';

interface LibraryFiltersProps {
  view: LibraryView;
  onChange: (change: Partial<LibraryView>) => void;
}

/** Search and filters of the workouts. */
export function LibraryFilters({ view, onChange }: LibraryFiltersProps) {
  return (
    <Box
      role="search"
      aria-label="Workouts"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
        maxWidth: { md: 900 },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <SearchBox label="Search workouts" value={view.search} onChange={(search) => onChange({ search })} />
      </Box>
      <ChoiceFilter label="Type" options={WORKOUT_TYPES} value={view.type} onChange={(type) => onChange({ type })} />
      <ChoiceFilter
        label="Difficulty"
        options={WORKOUT_DIFFICULTIES}
        value={view.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
    </Box>
  );
}
