import { AppDialog, lazyRetry, LoadingPanel } from '@touchline/ui';
import type { WorkoutEditorProps } from './workout-editor.js';

/** The editor is heavy, and few who look at workouts open it. */
export const LazyEditor = lazyRetry<WorkoutEditorProps>(
  () => import(/* webpackChunkName: "editor" */ './workout-editor.js').then(({ WorkoutEditor }) => WorkoutEditor),
  ({ target, onClose }) => ({
    loading: <LoadingPanel minHeight={320} />,
    errorText: 'The editor could not be loaded.',
    minHeight: 320,
    frame: (panel) => (
      <AppDialog open title={target.title} maxWidth="lg" onClose={onClose}>
        {panel}
      </AppDialog>
    ),
  }),
);
