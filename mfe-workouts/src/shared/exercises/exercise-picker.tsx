import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { AppDialog, Box, Button, useDiscardGuard, useMediaQuery, useTheme } from '@touchline/ui';
import { parseId, useAddressDialog } from '@touchline/ui/router';
import { ConfigurePanel } from './components/configure-panel.js';
import { ExerciseListPanel } from './components/exercise-list-panel.js';
import type { ConfigureValues } from './model/configure-values.js';
import { NO_FILTERS, type ExerciseFilters } from './model/exercise-filters.js';
import { ABOUT_PARAM } from './picker-params.js';

/** The exercise that was added last, and is configured beside the list. */
export interface PickedExercise {
  /** Another one for each addition. */
  id: string;
  exercise: Exercise;
  /** The values with which it was added. */
  values: ConfigureValues;
}

interface ExercisePickerProps {
  picked: PickedExercise | null;
  /** Whether another exercise follows the picked one or can be added. Without one no superset is offered. */
  canJoin: boolean;
  /** Says what was added last, and offers Undo. */
  bar: ReactNode;
  /** Adds the exercise. The dialog stays open for the next one. */
  onPick: (exercise: Exercise) => void;
  /** Called with each change of the picked exercise's values, as typed. */
  onChange: (values: ConfigureValues) => void;
  /** Takes the picked exercise out again. */
  onCancel: () => void;
  onClose: () => void;
}

/** The panel stays in sight beside the scrolling list; on a low screen it scrolls itself. */
const SIDE_PANEL = {
  width: 420,
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  maxHeight: 'calc(100dvh - 248px)',
  overflowY: 'auto',
  pl: 3,
  borderLeft: 1,
  borderColor: 'divider',
} as const;

/**
 * The exercise library as a dialog over the editor. Mount it to open it. A pressed exercise is added at once; whatever
 * closes the dialog keeps it. It is configured beside the list. On a narrow screen its row in the editor has the same
 * fields, and the list stays for the next exercise.
 */
export function ExercisePicker({ picked, canJoin, bar, onPick, onChange, onCancel, onClose }: ExercisePickerProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [filters, setFilters] = useState<ExerciseFilters>(NO_FILTERS);
  const [page, setPage] = useState(1);
  const info = useAddressDialog(ABOUT_PARAM);
  const [isConfigured, setConfigured] = useState(false);
  const { guard, question } = useDiscardGuard(isConfigured);
  // The focus returns to this element of the list after Cancel.
  const returnFocusTo = useRef<Element | null>(null);
  const isPanelShown = picked !== null && !narrow;
  useEffect(() => {
    if (!isPanelShown && returnFocusTo.current instanceof HTMLElement) returnFocusTo.current.focus();
  }, [isPanelShown]);

  return (
    <AppDialog
      open
      title="Exercise Library"
      maxWidth="lg"
      onClose={onClose}
      actions={
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: 1, justifyContent: 'flex-end', alignItems: 'center' }}
        >
          <Box sx={{ flex: '1 1 16rem', minWidth: 0, '& .MuiAlert-root': { mb: 0, py: 0 } }}>{bar}</Box>
          <Button variant={isPanelShown ? 'outlined' : 'contained'} disableElevation onClick={onClose}>
            Done
          </Button>
        </Box>
      }
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', minHeight: { md: '60vh' } }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ExerciseListPanel
            view={{
              filters,
              page,
              configuredId: isPanelShown ? picked.exercise.exercise_id : null,
              infoId: parseId(info.value),
              heading: 'h3',
            }}
            handlers={{
              onFilters: (change) => {
                setFilters((current) => ({ ...current, ...change }));
                setPage(1);
              },
              onPage: setPage,
              onInfo: ({ exercise_id: id }) => {
                returnFocusTo.current = document.activeElement;
                info.open(String(id));
              },
              onInfoClose: info.close,
              onAdd: (exercise) => {
                if (info.value === null) returnFocusTo.current = document.activeElement;
                else info.close();
                setConfigured(false);
                onPick(exercise);
              },
            }}
          />
        </Box>
        {isPanelShown && (
          <Box sx={SIDE_PANEL}>
            <ConfigurePanel
              key={picked.id}
              exercise={picked.exercise}
              entered={picked.values}
              busy={false}
              withSuperset={canJoin}
              onDirty={setConfigured}
              onChange={onChange}
              onAdd={onClose}
              onCancel={() => guard(onCancel)}
            />
          </Box>
        )}
      </Box>
      {question}
    </AppDialog>
  );
}
