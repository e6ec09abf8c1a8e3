import { Box, EmptyPanel, QueryPanel, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { workoutsQuery } from './api/get-workouts.js';
import { LibraryFilters } from './components/library-filters.js';
import { WorkoutGrid } from './components/workout-grid.js';
import { WorkoutInfo } from './components/workout-info.js';
import { useLibraryView } from './use-library-view.js';

/** `/workout-library`: the institution's workouts, to find one and to look into it. */
export function LibraryPage() {
  const workouts = useQuery(workoutsQuery(useApi()));
  const { view, change, openInfo, closeInfo } = useLibraryView();
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1600, mx: 'auto' }}>
      <Typography variant="h1" sx={{ mb: 2 }}>Workout Library</Typography>
      <QueryPanel
        query={workouts}
        loadingText="Loading workouts..."
        errorText="Failed to load workouts"
        isEmpty={(data) => data.length === 0}
        empty={<EmptyPanel text="There are no workouts in the library yet." minHeight={320} />}
        minHeight={320}
      >
        {(data) => (
          <>
            <LibraryFilters view={view} onChange={change} />
            <WorkoutGrid workouts={data} view={view} onInfo={openInfo} onFilters={change} />
            {view.workoutId !== null && <WorkoutInfo key={view.workoutId} workout={data.find(({ id }) => id === view.workoutId)} onClose={closeInfo} />}
          </>
        )}
      </QueryPanel>
    </Box>
  );
}
