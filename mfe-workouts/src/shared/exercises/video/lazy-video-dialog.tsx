import { AppDialog, lazyRetry, LoadingPanel } from '@touchline/ui';
import { videoTexts } from '../../texts/video-texts.js';
import type { VideoDialogProps } from './video-dialog.js';

/** Loads the form when it is first opened: few visits change a video. */
export const LazyVideoDialog = lazyRetry<VideoDialogProps>(
  () => import(/* webpackChunkName: "exercise-video" */ './video-dialog.js').then(({ VideoDialog }) => VideoDialog),
  ({ exercise, onClose }) => ({
    loading: <LoadingPanel minHeight={160} />,
    errorText: videoTexts.formFailed,
    minHeight: 160,
    frame: (panel) => (
      <AppDialog
        open
        title={exercise.video_url === null ? videoTexts.add : videoTexts.change}
        subtitle={exercise.name}
        maxWidth="xs"
        onClose={onClose}
      >
        {panel}
      </AppDialog>
    ),
  }),
);
