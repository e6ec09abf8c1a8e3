import { useMemo, useState } from 'react';
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
import { exerciseTexts } from '../../../shared/texts/exercise-texts.js';
import { libraryTexts } from '../../../shared/texts/library-texts.js';
import { ConfigurePanel } from '../../../shared/exercises/components/configure-panel.js';
import type { ConfiguredExercise } from '../../../shared/exercises/model/configured-exercise.js';
import { workoutsQuery } from '../../../shared/workouts/api/get-workouts.js';
import { targetProblem, type WorkoutTarget } from '../model/workout-target.js';
import { useAddToWorkout } from '../use-add-to-workout.js';
import { useChoiceFocus } from '../use-choice-focus.js';
import { WorkoutChoice } from './workout-choice.js';

interface AddDrawerProps {
  exercise: Exercise;
  initialTarget: WorkoutTarget;
  onAdded: (workoutId: number) => void;
  onClose: () => void;
}

/** Configures an exercise and adds it to the end of a library workout. Mount it to open it. */
export function AddDrawer({ exercise, initialTarget, onAdded, onClose }: AddDrawerProps) {
  const workouts = useQuery(workoutsQuery(useApi()));
  const [isConfigured, setConfigured] = useState(false);
  const [target, setTarget] = useState(initialTarget);
  const [problem, setProblem] = useState<string | null>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { container, input, focus } = useChoiceFocus(workouts.status);
  const { busy, failure, add } = useAddToWorkout(onAdded);
  const dirty = isConfigured || (target !== null && 'newName' in target && target.newName !== '');
  const words = useMemo(() => exerciseTexts.notAddedQuestion(exercise.name), [exercise.name]);
  // Cancel means that the exercise is not wanted. Every other way out asks, also before anything is typed.
  const cancelling = useDiscardGuard(dirty);
  const leaving = useDiscardGuard(true, words);
  useUnsavedWork(true, { saving: busy, question: words });
  useFocusThroughBusy(busy);

  const send = (row: ConfiguredExercise) => {
    setWasSubmitted(true);
    const found = workouts.data ? targetProblem(target, workouts.data) : null;
    setProblem(found);
    if (workouts.data && found === null && target !== null) void add(target, row);
    else focus();
  };
  const leave = () => {
    if (!busy) leaving.guard(onClose);
  };
  return (
    <Drawer
      open
      anchor="right"
      onClose={leave}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': exerciseTexts.addDialog(exercise.name),
          sx: { width: { xs: '100%', sm: 500 }, p: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 1 } },
        },
      }}
    >
      <IconButton
        aria-label="Close"
        onClick={leave}
        disabled={busy}
        sx={{ width: 44, height: 44, alignSelf: 'flex-end', mr: -1 }}
      >
        <Icon path={mdiClose} />
      </IconButton>
      <ConfigurePanel
        exercise={exercise}
        busy={busy}
        failure={failure}
        withSuperset={false}
        onDirty={setConfigured}
        onAdd={send}
        onCancel={() => {
          if (!busy) cancelling.guard(onClose);
        }}
      >
        <Box
          ref={container}
          role="group"
          aria-label={exerciseTexts.targetLabel}
          tabIndex={-1}
          sx={{ display: 'grid', gap: 2, outline: 'none' }}
        >
          <QueryPanel
            query={workouts}
            loadingText={libraryTexts.loading}
            errorText={libraryTexts.loadFailed}
            minHeight={56}
          >
            {(data) => (
              <WorkoutChoice
                workouts={data}
                target={target}
                problem={problem}
                busy={busy}
                inputRef={input}
                onChange={(next) => {
                  setTarget(next);
                  setProblem(null);
                }}
              />
            )}
          </QueryPanel>
          {wasSubmitted && !workouts.data && (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main', textAlign: 'center' }}>
              {exerciseTexts.notAddedYet}
            </Typography>
          )}
        </Box>
      </ConfigurePanel>
      {cancelling.question}
      {leaving.question}
    </Drawer>
  );
}
