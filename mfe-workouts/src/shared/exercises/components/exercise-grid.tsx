import { useCallback, useEffect, useRef } from 'react';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { BAR_HEIGHT, Box, Button, EmptyPanel, intoView, Typography, useFocusAfterGone } from '@touchline/ui';
import { exerciseTexts } from '../../texts/exercise-texts.js';
import { countText, filterExercises, NO_FILTERS, noMatchText } from '../model/exercise-filters.js';
import { exercisePage, pageText } from '../model/paging.js';
import { ExerciseCard } from './exercise-card.js';
import type { ExerciseListHandlers, ExerciseListView } from './exercise-list-view.js';
import { PageNavigation } from './page-navigation.js';

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))';
/** Pixels: the shell's bar covers the top of the page, and the line with the count is above the list. */
const SCROLL_MARGIN = BAR_HEIGHT + 39;

interface ExerciseGridProps {
  exercises: readonly Exercise[];
  view: ExerciseListView;
  handlers: ExerciseListHandlers;
  /** Toggles the saved flag and returns its new value. */
  onToggleSaved: (exerciseId: number) => boolean;
}

/** One page of the exercises that pass the filters. Turning the page moves the focus to the top of the list. */
export function ExerciseGrid({ exercises, view, handlers, onToggleSaved }: ExerciseGridProps) {
  const { filters, configuredId, heading } = view;
  const { onFilters, onPage, onInfo, onAdd } = handlers;
  const found = filterExercises(exercises, filters);
  const shown = exercisePage(found, view.page);
  const list = useRef<HTMLUListElement>(null);
  const pageTurned = useRef(false);
  // With "Saved Only" a tapped heart removes its own card.
  const { target: count, onGone } = useFocusAfterGone<HTMLParagraphElement>();
  useEffect(() => {
    if (!pageTurned.current) return;
    pageTurned.current = false;
    // jsdom does not implement scrollIntoView.
    list.current?.scrollIntoView?.({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  }, [shown.page]);
  const marked = useRef<HTMLLIElement>(null);
  // The list has fewer columns beside the panel, so the marked card has moved.
  useEffect(() => intoView(marked.current), [configuredId]);
  const turnPage = (page: number) => {
    pageTurned.current = true;
    onPage(page);
  };
  const toggleSaved = useCallback(
    (exerciseId: number) => {
      if (!onToggleSaved(exerciseId) && filters.savedOnly) onGone();
    },
    [onToggleSaved, onGone, filters.savedOnly],
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
          <EmptyPanel text={noMatchText(filters)} />
          <Button onClick={() => onFilters(NO_FILTERS)} sx={{ minHeight: 44 }}>
            {exerciseTexts.showAll}
          </Button>
        </Box>
      ) : (
        <>
          <Box
            component="ul"
            role="list"
            ref={list}
            tabIndex={-1}
            aria-label={exerciseTexts.listLabel(pageText(shown))}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: COLUMNS,
              scrollMarginTop: SCROLL_MARGIN,
              outline: 'none',
            }}
          >
            {shown.items.map((exercise) => (
              <ExerciseCard
                key={exercise.exercise_id}
                exercise={exercise}
                heading={heading}
                {...(exercise.exercise_id === configuredId && { markRef: marked })}
                onSave={toggleSaved}
                onInfo={onInfo}
                onAdd={onAdd}
              />
            ))}
          </Box>
          <PageNavigation shown={shown} onPage={turnPage} />
        </>
      )}
    </>
  );
}
