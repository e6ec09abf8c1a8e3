import { PERFORMANCE_TEST_LIMITS } from '@touchline/contracts/performance-test-kinds';
import { AppDialog, lazyRetry, LoadingPanel } from '@touchline/ui';
import { recordingTexts } from '../../../shared/texts/recording-texts.js';
import { parseProductKind } from './model/recording-kind.js';
import type { RecordingFlowProps } from './recording-flow.js';

/** The dialogs of a recording, whose code is fetched once the screen is shown. */
export const LazyRecordingFlow = lazyRetry<RecordingFlowProps>(
  () => import(/* webpackChunkName: "recording" */ './recording-flow.js').then((module) => module.RecordingFlow),
  ({ steps }) => ({
    loading: <LoadingPanel minHeight={160} />,
    errorText: recordingTexts.codeFailed,
    minHeight: 160,
    frame: (panel) => (
      <AppDialog open title={recordingTexts.title(labelOf(steps))} maxWidth="xs" onClose={steps.close}>
        {panel}
      </AppDialog>
    ),
  }),
);

/** The name of the test, as far as it is known without the catalogue. */
function labelOf({ kind, sheet }: RecordingFlowProps['steps']): string {
  const product = parseProductKind(kind ?? sheet?.split('.')[0]);
  return product === null ? recordingTexts.someTest : PERFORMANCE_TEST_LIMITS[product].label;
}

/** The recordings that are not saved yet; most coaches have none, so the screen does not wait for the code. */
export const LazyKeptDrafts = lazyRetry<{ onOpen: (sheet: string) => void }>(
  () => import(/* webpackChunkName: "kept-drafts" */ './components/kept-drafts.js').then((module) => module.KeptDrafts),
  () => ({ loading: null, errorText: recordingTexts.draftsFailed }),
);
