import { AppDialog, lazyRetry, LoadingPanel } from '@touchline/ui';
import { editorTexts } from '../texts/editor-texts.js';
import type { WorkoutEditorProps } from './workout-editor.js';

/** Loads the editor when it is first opened: it is large, and most visits do not need it. */
export const LazyEditor = lazyRetry<WorkoutEditorProps>(
  () => import(/* webpackChunkName: "editor" */ './workout-editor.js').then(({ WorkoutEditor }) => WorkoutEditor),
  ({ target, onClose }) => ({
    loading: <LoadingPanel minHeight={320} />,
    errorText: editorTexts.loadFailed,
    minHeight: 320,
    frame: (panel) => (
      <AppDialog open title={target.title} maxWidth="lg" onClose={onClose}>
        {panel}
      </AppDialog>
    ),
  }),
);
