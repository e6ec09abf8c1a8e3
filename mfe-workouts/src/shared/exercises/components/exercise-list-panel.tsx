import { QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { exerciseTexts } from '../../texts/exercise-texts.js';
import { exercisesQuery } from '../api/get-exercises.js';
import { useToggleSaved } from '../use-toggle-saved.js';
import { ExerciseFilterBar } from './exercise-filter-bar.js';
import { ExerciseGrid } from './exercise-grid.js';
import { ExerciseInfo } from './exercise-info.js';
import type { ExerciseListHandlers, ExerciseListView } from './exercise-list-view.js';

interface ExerciseListPanelProps {
  view: ExerciseListView;
  handlers: ExerciseListHandlers;
}

/** The exercise library in its four states, with filters, pages and info. */
export function ExerciseListPanel({ view, handlers }: ExerciseListPanelProps) {
  const exercises = useQuery(exercisesQuery(useApi()));
  const toggleSaved = useToggleSaved();
  return (
    <QueryPanel
      query={exercises}
      loadingText={exerciseTexts.loading}
      errorText={exerciseTexts.loadFailed}
      isEmpty={(data) => data.length === 0}
      empty={exerciseTexts.empty}
      minHeight={320}
    >
      {(data) => (
        <>
          <ExerciseFilterBar filters={view.filters} onChange={handlers.onFilters} />
          <ExerciseGrid exercises={data} view={view} handlers={handlers} onToggleSaved={toggleSaved} />
          {view.infoId !== null && (
            <ExerciseInfo
              exercise={data.find(({ exercise_id: id }) => id === view.infoId)}
              onAdd={handlers.onAdd}
              onClose={handlers.onInfoClose}
            />
          )}
        </>
      )}
    </QueryPanel>
  );
}
