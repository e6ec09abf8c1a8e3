import { useState } from 'react';
import { mdiDeleteOutline, mdiPencilOutline, mdiVideoPlusOutline } from '@mdi/js';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { Box, Button, ConfirmDialog, FailureAlert, Icon, useFocusAfterGone } from '@touchline/ui';
import { failureOf, useApi, useMay, useNotify, useStaysOpen, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { useAddressDialog } from '@touchline/ui/router';
import { videoTexts } from '../../texts/video-texts.js';
import { changeVideoMutation } from '../api/change-video.js';
import { LazyVideoDialog } from './lazy-video-dialog.js';
import { VIDEO_PARAM } from './video-param.js';

const BUTTON = { minHeight: 44 } as const;

/** Adds, changes and removes the video that the coach's institution has given an exercise, if a role allows it. */
export function VideoActions({ exercise }: { exercise: Exercise }) {
  const notify = useNotify();
  const form = useAddressDialog(VIDEO_PARAM);
  const mayChange = useMay()('plan.write');
  const isFormShown = useStaysOpen(form.value !== null, mayChange);
  const change = useMutation(changeVideoMutation(useApi(), useQueryClient()));
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { target: changeButton, onGone } = useFocusAfterGone<HTMLButtonElement>();
  const { exercise_id: exerciseId, name, video_url: url, video_version: version } = exercise;

  async function remove(): Promise<void> {
    setFailure(null);
    try {
      await change.mutateAsync({ exerciseId, body: { video_url: null, video_version: version } });
      onGone();
      notify({ severity: 'success', text: videoTexts.removed });
    } catch (error) {
      setFailure(failureOf(error, videoTexts.removeFailed));
    } finally {
      setIsAsking(false);
    }
  }
  return (
    <>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(null)} />}
      {mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={changeButton}
            variant="outlined"
            startIcon={<Icon path={url === null ? mdiVideoPlusOutline : mdiPencilOutline} />}
            onClick={() => form.open('edit')}
            sx={BUTTON}
          >
            {url === null ? videoTexts.add : videoTexts.change}
          </Button>
          {url !== null && (
            <Button
              color="error"
              startIcon={<Icon path={mdiDeleteOutline} />}
              onClick={() => setIsAsking(true)}
              sx={BUTTON}
            >
              {videoTexts.remove}
            </Button>
          )}
        </Box>
      )}
      <ConfirmDialog
        open={isAsking}
        title={videoTexts.remove}
        text={videoTexts.removeQuestion(name)}
        confirmLabel={videoTexts.remove}
        busy={change.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void remove()}
      />
      {isFormShown && <LazyVideoDialog exercise={exercise} onClose={form.close} />}
    </>
  );
}
