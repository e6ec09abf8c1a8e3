import { AppDialog, lazyRetry, LoadingPanel } from '@touchline/ui';
import { libraryTexts } from '../../../shared/texts/library-texts.js';
import { schedulingTexts } from '../../../shared/texts/scheduling-texts.js';
import type { AddWorkoutDialogProps } from './add-workout-dialog.js';

/** Loads the dialog when it is first opened: most visits only read the plan. */
export const LazyAddWorkout = lazyRetry<AddWorkoutDialogProps>(
  () =>
    import(/* webpackChunkName: "add-workout" */ './add-workout-dialog.js').then(
      ({ AddWorkoutDialog }) => AddWorkoutDialog,
    ),
  ({ onClose }) => ({
    loading: <LoadingPanel minHeight={320} />,
    errorText: schedulingTexts.dialogFailed,
    minHeight: 320,
    frame: (panel) => (
      <AppDialog open title={libraryTexts.scheduleTitle} maxWidth="xs" onClose={onClose}>
        {panel}
      </AppDialog>
    ),
  }),
);
