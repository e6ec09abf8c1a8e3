import { useCallback, useEffect, useRef } from 'react';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { BAR_HEIGHT, Box, Button, EmptyPanel, intoView, Typography, useFocusAfterGone } from '@touchline/ui';
import {
  countText,
  filterExercises,
  NO_FILTERS,
  nothingText,
  type ExerciseFilters,
} from '../model/exercise-filters.js';
import { pageOf, pageText } from '../model/paging.js';
import { ExerciseCard, type CardSteps } from './exercise-card.js';
import { PageSteps } from './page-steps.js';

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))';
/** The bar at the top of the page lies over what is scrolled up to; below it stands the line above the list, and no more than that. */
const ABOVE_LIST = BAR_HEIGHT + 39;

interface ExerciseGridProps extends Omit<CardSteps, 'onSave'> {
  /** Turns the heart, and answers what it is now. */
  onSave: (exerciseId: number) => boolean;
  exercises: readonly Exercise[];
  filters: ExerciseFilters;
  page: number;
  /** The exercise that is worked on beside the list. */
  markedId: number | null;
  heading: 'h2' | 'h3';
  onFilters: (change: Partial<ExerciseFilters>) => void;
  onPage: (page: number) => void;
}

/** One page of the exercises that pass the filters. Who turns the page begins at its top. */
export function ExerciseGrid({
  exercises,
  filters,
  page: asked,
  markedId,
  heading,
  onFilters,
  onPage,
  onSave,
  onInfo,
  onAdd,
}: ExerciseGridProps) {
  const found = filterExercises(exercises, filters);
  const shown = pageOf(found, asked);
  const list = useRef<HTMLUListElement>(null);
  const turned = useRef(false);
  // With "Saved Only" a heart takes its own card away.
  const { target: count, onGone } = useFocusAfterGone<HTMLParagraphElement>();
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    // jsdom has no layout to scroll.
    list.current?.scrollIntoView?.({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  }, [shown.page]);
  const marked = useRef<HTMLLIElement>(null);
  // Beside what is worked on the list has fewer columns: the card that was pressed is somewhere else now.
  useEffect(() => intoView(marked.current), [markedId]);
  const turn = (to: number) => {
    turned.current = true;
    onPage(to);
  };
  const save = useCallback(
    (exerciseId: number) => {
      if (!onSave(exerciseId) && filters.savedOnly) onGone();
    },
    [onSave, onGone, filters.savedOnly],
  );

  return (
    <>
      <Typography
        ref={count}
        role="status"
        tabIndex={-1}
        variant="body2"
        sx={{ color: 'text.secondary', my: 1.5, outline: 'none' }}
      >
        {countText(found.length, exercises.length)}
      </Typography>
      {found.length === 0 ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', py: 6 }}>
          <EmptyPanel text={nothingText(filters)} />
          <Button onClick={() => onFilters(NO_FILTERS)} sx={{ minHeight: 44 }}>
            Show all exercises
          </Button>
        </Box>
      ) : (
        <>
          <Box
            component="ul"
            role="list"
            ref={list}
            tabIndex={-1}
            aria-label={`Exercises, ${pageText(shown).toLowerCase()}`}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: COLUMNS,
              scrollMarginTop: ABOVE_LIST,
              outline: 'none',
            }}
          >
            {shown.items.map((exercise) => (
              <ExerciseCard
                key={exercise.exercise_id}
                exercise={exercise}
                heading={heading}
                {...(exercise.exercise_id === markedId && { markRef: marked })}
                onSave={save}
                onInfo={onInfo}
                onAdd={onAdd}
              />
            ))}
          </Box>
          <PageSteps shown={shown} onPage={turn} />
        </>
      )}
    </>
  );
}
