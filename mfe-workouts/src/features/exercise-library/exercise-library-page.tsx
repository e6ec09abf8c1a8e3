import { useState } from 'react';
import { Box, Button, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { Link } from '@touchline/ui/router';
import { exercisesQuery } from '../../shared/exercises/api/get-exercises.js';
import { ExerciseListPanel } from '../../shared/exercises/components/exercise-list-panel.js';
import { AddDrawer } from './components/add-drawer.js';
import type { WorkoutTarget } from './model/workout-target.js';
import { useExerciseView } from './use-exercise-view.js';

/** `/workout-library/exercises`: every exercise there is, to find one, to save it and to put it into a workout. */
export function ExerciseLibraryPage() {
  const { data } = useQuery(exercisesQuery(useApi()));
  const { view, change, openInfo, openAdd, close } = useExerciseView();
  // Who adds several goes on with the workout of the last one.
  const [last, setLast] = useState<WorkoutTarget>(null);
  const { open, page } = view;
  const added = open?.adding ? data?.find(({ exercise_id: id }) => id === open.exerciseId) : undefined;
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
        <Button component={Link} to="/workout-library" sx={{ minHeight: 44 }}>
          Workout Library
        </Button>
      </Box>
      <ExerciseListPanel
        filters={view}
        page={page}
        heading="h2"
        infoId={open && !added ? open.exerciseId : null}
        onFilters={change}
        onPage={(to) => change({ page: to })}
        onInfo={openInfo}
        onInfoClose={close}
        onAdd={openAdd}
      />
      {added && (
        <AddDrawer
          key={added.exercise_id}
          exercise={added}
          into={last}
          onAdded={(workoutId) => {
            setLast({ workoutId });
            close();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}
