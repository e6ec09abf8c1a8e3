import { useState } from 'react';
import { mdiClose } from '@mdi/js';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import {
  Box,
  Drawer,
  Icon,
  IconButton,
  QueryPanel,
  Typography,
  useDiscardGuard,
  useFocusThroughBusy,
} from '@touchline/ui';
import { useApi, useUnsavedWork } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { ConfigurePanel } from '../../../shared/exercises/components/configure-panel.js';
import { beginConfigure, isTyped } from '../../../shared/exercises/model/configure-draft.js';
import type { ConfiguredExercise } from '../../../shared/exercises/model/configured-exercise.js';
import { workoutsQuery } from '../../../shared/workouts/api/get-workouts.js';
import { targetProblem, type WorkoutTarget } from '../model/workout-target.js';
import { useAddToWorkout } from '../use-add-to-workout.js';
import { useChoicePlace } from '../use-choice-place.js';
import { WorkoutChoice } from './workout-choice.js';

interface AddDrawerProps {
  exercise: Exercise;
  /** What is chosen at first. */
  into: WorkoutTarget;
  onAdded: (workoutId: number) => void;
  onClose: () => void;
}

/** One exercise on its way into a workout of the library, at its end: nothing follows it there. Mount it to open it. */
export function AddDrawer({ exercise, into, onAdded, onClose }: AddDrawerProps) {
  const workouts = useQuery(workoutsQuery(useApi()));
  const [draft, setDraft] = useState(() => beginConfigure(exercise));
  const [target, setTarget] = useState(into);
  const [problem, setProblem] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);
  const { place, choice, focus } = useChoicePlace(workouts.status);
  const { busy, failure, add } = useAddToWorkout(onAdded);
  const typed = isTyped(draft) || (target !== null && 'newName' in target && target.newName !== '');
  const { guard, question } = useDiscardGuard(typed);
  useUnsavedWork(typed, { saving: busy });
  useFocusThroughBusy(busy);

  const send = (row: ConfiguredExercise) => {
    setPressed(true);
    const wrong = workouts.data ? targetProblem(target, workouts.data) : null;
    setProblem(wrong);
    if (workouts.data && wrong === null && target !== null) void add(target, row);
    else focus();
  };
  const close = () => {
    if (!busy) guard(onClose);
  };
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': `Add ${exercise.name} to a workout`,
          sx: { width: { xs: '100%', sm: 500 }, p: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 1 } },
        },
      }}
    >
      <IconButton
        aria-label="Close"
        onClick={close}
        disabled={busy}
        sx={{ width: 44, height: 44, alignSelf: 'flex-end', mr: -1 }}
      >
        <Icon path={mdiClose} />
      </IconButton>
      <ConfigurePanel
        draft={draft}
        busy={busy}
        failure={failure}
        withSuperset={false}
        onDraft={setDraft}
        onAdd={send}
        onCancel={close}
      >
        <Box
          ref={place}
          role="group"
          aria-label="Workout to add to"
          tabIndex={-1}
          sx={{ display: 'grid', gap: 2, outline: 'none' }}
        >
          <QueryPanel
            query={workouts}
            loadingText="Loading workouts..."
            errorText="Failed to load workouts"
            minHeight={56}
          >
            {(data) => (
              <WorkoutChoice
                workouts={data}
                target={target}
                problem={problem}
                busy={busy}
                inputRef={choice}
                onChange={(next) => {
                  setTarget(next);
                  setProblem(null);
                }}
              />
            )}
          </QueryPanel>
          {pressed && !workouts.data && (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main', textAlign: 'center' }}>
              Nothing was added yet: first choose the workout it goes into.
            </Typography>
          )}
        </Box>
      </ConfigurePanel>
      {question}
    </Drawer>
  );
}
