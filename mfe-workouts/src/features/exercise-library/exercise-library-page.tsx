import { useState } from 'react';
import { Box, Button, Typography } from '@touchline/ui';
import { useApi, useMay, useStaysOpen } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { Link, useChosenAddress } from '@touchline/ui/router';
import { exercisesQuery } from '../../shared/exercises/api/get-exercises.js';
import { ExerciseListPanel } from '../../shared/exercises/components/exercise-list-panel.js';
import { AddDrawer } from './components/add-drawer.js';
import type { WorkoutTarget } from './model/workout-target.js';
import { useExerciseView } from './use-exercise-view.js';

/** `/workout-library/exercises`: all exercises, to save them and add them to workouts. */
export function ExerciseLibraryPage() {
  const addressOf = useChosenAddress();
  const { data } = useQuery(exercisesQuery(useApi()));
  const { view, change, openInfo, openAdd, close } = useExerciseView();
  // The next exercise is offered the workout of the last one.
  const [lastTarget, setLastTarget] = useState<WorkoutTarget>(null);
  const { open, page } = view;
  const mayAdd = useMay()('plan.write');
  const isAdding = useStaysOpen(open?.adding ?? false, mayAdd);
  const exerciseToAdd = open && isAdding ? data?.find(({ exercise_id: id }) => id === open.exerciseId) : undefined;
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1600, mx: 'auto' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          mb: 1,
        }}
      >
        <Typography variant="h1">Exercise Library</Typography>
        <Button component={Link} to={addressOf('/workout-library')} sx={{ minHeight: 44 }}>
          Workout Library
        </Button>
      </Box>
      <ExerciseListPanel
        view={{
          filters: view,
          page,
          configuredId: null,
          infoId: open && !exerciseToAdd ? open.exerciseId : null,
          heading: 'h2',
        }}
        handlers={{
          onFilters: change,
          onPage: (next) => change({ page: next }),
          onInfo: openInfo,
          onInfoClose: close,
          onAdd: mayAdd ? openAdd : undefined,
        }}
      />
      {exerciseToAdd && (
        <AddDrawer
          key={exerciseToAdd.exercise_id}
          exercise={exerciseToAdd}
          initialTarget={lastTarget}
          onAdded={(workoutId) => {
            setLastTarget({ workoutId });
            close();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}
