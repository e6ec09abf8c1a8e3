import { useDeferredValue } from 'react';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { Box, Button, EmptyPanel, Typography } from '@touchline/ui';
import { libraryTexts } from '../../../shared/texts/library-texts.js';
import { countText, filterWorkouts } from '../model/filter-workouts.js';
import { NO_FILTERS, type LibraryView } from '../model/library-view.js';
import { WorkoutCard, type OnCardAction } from './workout-card.js';

const COLUMNS = {
  xs: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
};

interface WorkoutGridProps {
  workouts: readonly Workout[];
  view: LibraryView;
  /** Whether the coach's role allows to change and schedule workouts. */
  mayPlan: boolean;
  onAction: OnCardAction;
  onFilters: (change: Partial<LibraryView>) => void;
}

/** The workouts that pass search and filters, in one to four columns. */
export function WorkoutGrid({ workouts, view, mayPlan, onAction, onFilters }: WorkoutGridProps) {
  // The cards may render later than the search field, so that typing stays fast.
  const shown = filterWorkouts(workouts, useDeferredValue(view));
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', my: 1.5 }}>
        {countText(shown.length, workouts.length)}
      </Typography>
      {shown.length === 0 ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', py: 6 }}>
          <EmptyPanel text={libraryTexts.noMatch} />
          <Button onClick={() => onFilters(NO_FILTERS)} sx={{ minHeight: 44 }}>
            {libraryTexts.showAll}
          </Button>
        </Box>
      ) : (
        <Box
          component="ul"
          role="list"
          aria-label="Workouts"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: COLUMNS }}
        >
          {shown.map((workout) => (
            <WorkoutCard key={workout.id} workout={workout} mayPlan={mayPlan} onAction={onAction} />
          ))}
        </Box>
      )}
    </>
  );
}
