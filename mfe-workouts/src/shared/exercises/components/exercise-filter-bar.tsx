import { EQUIPMENT, MUSCLE_GROUPS } from '@touchline/contracts/exercise-rules';
import { Box, ChoiceFilter, FormControlLabel, SearchBox, Switch } from '@touchline/ui';
import type { ExerciseFilters } from '../model/exercise-filters.js';

interface ExerciseFilterBarProps {
  filters: ExerciseFilters;
  onChange: (change: Partial<ExerciseFilters>) => void;
}

/** Search and filters of the exercises. */
export function ExerciseFilterBar({ filters, onChange }: ExerciseFilterBarProps) {
  return (
    <Box
      role="search"
      aria-label="Exercises"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, maxWidth: 1000, pt: 1 }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <SearchBox label="Search exercises" value={filters.search} onChange={(search) => onChange({ search })} />
      </Box>
      <Box sx={{ flex: '1 1 9rem' }}>
        <ChoiceFilter
          label="Muscle Group"
          options={MUSCLE_GROUPS}
          value={filters.muscleGroup}
          onChange={(muscleGroup) => onChange({ muscleGroup })}
        />
      </Box>
      <Box sx={{ flex: '1 1 9rem' }}>
        <ChoiceFilter
          label="Equipment"
          options={EQUIPMENT}
          value={filters.equipment}
          onChange={(equipment) => onChange({ equipment })}
        />
      </Box>
      <FormControlLabel
        label="Saved Only"
        control={<Switch checked={filters.savedOnly} onChange={(_, savedOnly) => onChange({ savedOnly })} />}
        sx={{ minHeight: 44, mr: 0 }}
      />
    </Box>
  );
}
