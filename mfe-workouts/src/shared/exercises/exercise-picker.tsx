import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { AppDialog, Box, useDiscardGuard, useMediaQuery, useTheme } from '@touchline/ui';
import { useApi, useUnsavedWork } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { exercisesQuery } from './api/get-exercises.js';
import { ConfigurePanel } from './components/configure-panel.js';
import { ExerciseListPanel } from './components/exercise-list-panel.js';
import { beginConfigure, isTyped, type ConfigureDraft } from './model/configure-draft.js';
import type { ConfiguredExercise } from './model/configured-exercise.js';
import { NO_FILTERS, type ExerciseFilters } from './model/exercise-filters.js';
import { typedInRow, type RowInHand } from './model/row-in-hand.js';
import { CONFIGURE_PARAM, usePickerAddress } from './use-picker-address.js';

interface ExercisePickerProps {
  /** The row the exercise is for, where there is one: what is typed in it stays. */
  row?: RowInHand | undefined;
  /** Whether another exercise follows, or may be added: only then a superset with the next one is offered. */
  canJoin?: boolean;
  /** One exercise was configured. The owner decides whether the dialog goes. */
  onPick: (row: ConfiguredExercise) => void;
  onClose: () => void;
}

/** Beside the list, which scrolls below it; on a low screen it scrolls by itself. */
const BESIDE = {
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
 * The exercise library as a dialog over whatever is being edited. Mount it to open it. What lies over its list stands in the address, for Back to
 * close it. Beside the list the chosen exercise is configured; on a phone in its place.
 */
export function ExercisePicker({ row, canJoin = true, onPick, onClose }: ExercisePickerProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [filters, setFilters] = useState<ExerciseFilters>(NO_FILTERS);
  const [page, setPage] = useState(1);
  const { configureId, infoId, ...address } = usePickerAddress();
  const exercises = useQuery(exercisesQuery(useApi()));
  const configured = exercises.data?.find(({ exercise_id: id }) => id === configureId);
  const [draft, setDraft] = useState<ConfigureDraft | null>(null);
  // Another one was chosen, but the address does not say so yet: what is pressed now must not be about the one before.
  const [changing, setChanging] = useState(false);
  // What was typed for one exercise goes with it, whichever way it leaves the address.
  if (draft?.exercise.exercise_id !== configured?.exercise_id) {
    setDraft(configured ? beginConfigure(configured, row && typedInRow(row, exercises.data ?? [])) : null);
    setChanging(false);
  }
  const typed = draft !== null && isTyped(draft);
  const { guard, question } = useDiscardGuard(typed);
  useUnsavedWork(typed, { heldBy: CONFIGURE_PARAM });
  // Where the keyboard was in the list, to go on from there after a Cancel.
  const cameFrom = useRef<Element | null>(null);
  const isConfiguring = draft !== null;
  useEffect(() => {
    if (!isConfiguring && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [isConfiguring]);

  const openInfo = ({ exercise_id: id }: Exercise) => {
    cameFrom.current = document.activeElement;
    address.openInfo(id);
  };
  const configure = ({ exercise_id: id }: Exercise) => {
    if (infoId === null) cameFrom.current = document.activeElement;
    if (configureId === id) address.closeInfo();
    else
      guard(() => {
        setChanging(true);
        address.configure(id);
      });
  };
  const inPlace = narrow && draft !== null;
  return (
    <AppDialog open title="Exercise Library" maxWidth="lg" onClose={() => guard(onClose)}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', minHeight: { md: '60vh' } }}>
        <Box sx={{ flex: 1, minWidth: 0, display: inPlace ? 'none' : 'block' }}>
          <ExerciseListPanel
            filters={filters}
            page={page}
            markedId={draft?.exercise.exercise_id ?? null}
            heading="h3"
            infoId={infoId}
            onFilters={(change) => {
              setFilters((now) => ({ ...now, ...change }));
              setPage(1);
            }}
            onPage={setPage}
            onInfo={openInfo}
            onInfoClose={address.closeInfo}
            onAdd={configure}
          />
        </Box>
        {draft && (
          <Box sx={narrow ? { flex: 1, minWidth: 0 } : BESIDE}>
            <ConfigurePanel
              draft={draft}
              busy={changing}
              withSuperset={canJoin}
              onDraft={setDraft}
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
