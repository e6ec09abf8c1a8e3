import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { exercisesQuery } from '../api/get-exercises.js';
import type { ExerciseFilters } from '../model/exercise-filters.js';
import { useHearts } from '../use-hearts.js';
import { ExerciseFilterBar } from './exercise-filter-bar.js';
import { ExerciseGrid } from './exercise-grid.js';
import { ExerciseInfo } from './exercise-info.js';

interface ExerciseListPanelProps {
  filters: ExerciseFilters;
  page: number;
  /** The exercise that is worked on beside the list. */
  markedId?: number | null;
  heading: 'h2' | 'h3';
  /** The exercise whose info is open. */
  infoId: number | null;
  onFilters: (change: Partial<ExerciseFilters>) => void;
  onPage: (page: number) => void;
  onInfo: (exercise: Exercise) => void;
  onInfoClose: () => void;
  onAdd: (exercise: Exercise) => void;
}

/** The library in its four states, with filters, pages and info. What it shows is its owner's, who may keep it in the address. */
export function ExerciseListPanel({
  filters,
  page,
  markedId = null,
  heading,
  infoId,
  onFilters,
  onPage,
  onInfo,
  onInfoClose,
  onAdd,
}: ExerciseListPanelProps) {
  const exercises = useQuery(exercisesQuery(useApi()));
  const save = useHearts();
  return (
    <QueryPanel
      query={exercises}
      loadingText="Loading exercises..."
      errorText="Failed to fetch exercises"
      isEmpty={(data) => data.length === 0}
      empty="There are no exercises in the library."
      minHeight={320}
    >
      {(data) => (
        <>
          <ExerciseFilterBar filters={filters} onChange={onFilters} />
          <ExerciseGrid
            exercises={data}
            filters={filters}
            page={page}
            markedId={markedId}
            heading={heading}
            onFilters={onFilters}
            onPage={onPage}
            onSave={save}
            onInfo={onInfo}
            onAdd={onAdd}
          />
          {infoId !== null && (
            <ExerciseInfo
              exercise={data.find(({ exercise_id: id }) => id === infoId)}
              onAdd={onAdd}
              onClose={onInfoClose}
            />
          )}
        </>
      )}
    </QueryPanel>
  );
}
