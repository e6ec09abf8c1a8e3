import { AppDialog, lazyRetry, LoadingPanel } from '@touchline/ui';
import { recordingTexts } from '../../../shared/texts/recording-texts.js';
import { parseKind } from './model/session.js';
import type { RecordingFlowProps } from './recording-flow.js';

/** The dialogs of a recording, whose code is fetched once the screen is shown. */
export const LazyRecordingFlow = lazyRetry<RecordingFlowProps>(
  () => import(/* webpackChunkName: "recording" */ './recording-flow.js').then((module) => module.RecordingFlow),
  ({ steps }) => ({
    loading: <LoadingPanel minHeight={160} />,
    errorText: recordingTexts.codeFailed,
    minHeight: 160,
    frame: (panel) => (
      <AppDialog
        open
        title={recordingTexts.title(steps.kind ?? parseKind(steps.sheet?.split('.')[0]) ?? 'grip')}
        maxWidth="xs"
        onClose={steps.close}
      >
        {panel}
      </AppDialog>
    ),
  }),
);

/** The recordings that are not saved yet; most coaches have none, so the screen does not wait for the code. */
export const LazyKeptDrafts = lazyRetry<{ onOpen: (sheet: string) => void }>(
  () => import(/* webpackChunkName: "kept-drafts" */ './components/kept-drafts.js').then((module) => module.KeptDrafts),
  () => ({ loading: null, errorText: recordingTexts.draftsFailed }),
);
