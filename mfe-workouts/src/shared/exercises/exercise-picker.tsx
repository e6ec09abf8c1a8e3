import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { AppDialog, Box, useDiscardGuard, useMediaQuery, useTheme } from '@touchline/ui';
import { useApi, useUnsavedWork } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { exercisesQuery } from './api/get-exercises.js';
import { ConfigurePanel } from './components/configure-panel.js';
import { ExerciseListPanel } from './components/exercise-list-panel.js';
import type { ConfiguredExercise } from './model/configured-exercise.js';
import { NO_FILTERS, type ExerciseFilters } from './model/exercise-filters.js';
import { enteredValues, type EditedRow } from './model/edited-row.js';
import { CONFIGURE_PARAM, usePickerAddress } from './use-picker-address.js';

interface ExercisePickerProps {
  /** The row the exercise is for, if there is one; its typed values are kept. */
  row?: EditedRow | undefined;
  /** Whether another exercise follows or can be added. Without one no superset is offered. */
  canJoin?: boolean;
  /** Called with the configured exercise. The owner closes the dialog. */
  onPick: (row: ConfiguredExercise) => void;
  onClose: () => void;
}

/** The panel stays in sight beside the scrolling list; on a low screen it scrolls itself. */
const SIDE_PANEL = {
  width: 420,
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  maxHeight: 'calc(100dvh - 176px)',
  overflowY: 'auto',
  pl: 3,
  borderLeft: 1,
  borderColor: 'divider',
} as const;

/**
 * The exercise library as a dialog over the editor. Mount it to open it. A dialog over the list is in the
 * address, so that Back closes it. The chosen exercise is configured beside the list; on a phone in its place.
 */
export function ExercisePicker({ row, canJoin = true, onPick, onClose }: ExercisePickerProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [filters, setFilters] = useState<ExerciseFilters>(NO_FILTERS);
  const [page, setPage] = useState(1);
  const { configureId, infoId, ...address } = usePickerAddress();
  const exercises = useQuery(exercisesQuery(useApi()));
  const chosen = exercises.data?.find(({ exercise_id: id }) => id === configureId);
  const chosenId = chosen?.exercise_id ?? null;
  const [configuredId, setConfiguredId] = useState(chosenId);
  const [dirty, setDirty] = useState(false);
  // True between choosing another exercise and the change of the address, so that nothing is added for the old one.
  const [changing, setChanging] = useState(false);
  // Another exercise in the address starts a new form.
  if (configuredId !== chosenId) {
    setConfiguredId(chosenId);
    setDirty(false);
    setChanging(false);
  }
  const { guard, question } = useDiscardGuard(dirty);
  useUnsavedWork(dirty, { heldBy: CONFIGURE_PARAM });
  // The focus returns to this element of the list after Cancel.
  const returnFocusTo = useRef<Element | null>(null);
  const isConfiguring = chosen !== undefined;
  useEffect(() => {
    if (!isConfiguring && returnFocusTo.current instanceof HTMLElement) returnFocusTo.current.focus();
  }, [isConfiguring]);

  const openInfo = ({ exercise_id: id }: Exercise) => {
    returnFocusTo.current = document.activeElement;
    address.openInfo(id);
  };
  const configure = ({ exercise_id: id }: Exercise) => {
    if (infoId === null) returnFocusTo.current = document.activeElement;
    if (configureId === id) address.closeInfo();
    else
      guard(() => {
        setChanging(true);
        address.configure(id);
      });
  };
  const replacesList = narrow && isConfiguring;
  return (
    <AppDialog open title="Exercise Library" maxWidth="lg" onClose={() => guard(onClose)}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', minHeight: { md: '60vh' } }}>
        <Box sx={{ flex: 1, minWidth: 0, display: replacesList ? 'none' : 'block' }}>
          <ExerciseListPanel
            view={{ filters, page, configuredId: chosenId, infoId, heading: 'h3' }}
            handlers={{
              onFilters: (change) => {
                setFilters((current) => ({ ...current, ...change }));
                setPage(1);
              },
              onPage: setPage,
              onInfo: openInfo,
              onInfoClose: address.closeInfo,
              onAdd: configure,
            }}
          />
        </Box>
        {chosen && (
          <Box sx={narrow ? { flex: 1, minWidth: 0 } : SIDE_PANEL}>
            <ConfigurePanel
              key={chosen.exercise_id}
              exercise={chosen}
              entered={row && enteredValues(row, exercises.data ?? [])}
              busy={changing}
              withSuperset={canJoin}
              onDirty={setDirty}
              onAdd={onPick}
              onCancel={() => guard(address.cancel)}
            />
          </Box>
        )}
      </Box>
      {question}
    </AppDialog>
  );
}
