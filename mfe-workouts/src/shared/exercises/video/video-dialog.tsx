import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { Typography } from '@touchline/ui';
import { FormDialog, FormTextField } from '@touchline/ui/forms';
import { useNotify } from '@touchline/ui/host';
import { videoTexts } from '../../texts/video-texts.js';
import { useVideoForm } from './use-video-form.js';
import { VideoConflict } from './video-conflict.js';
import { VIDEO_PARAM } from './video-param.js';

export interface VideoDialogProps {
  exercise: Exercise;
  onClose: () => void;
}

/** Gives an exercise a video, or another one. Mount it to open it. */
export function VideoDialog({ exercise, onClose }: VideoDialogProps) {
  const notify = useNotify();
  const { form, theirs } = useVideoForm(exercise, () => {
    notify({ severity: 'success', text: videoTexts.saved });
    onClose();
  });
  return (
    <FormDialog
      form={form}
      title={exercise.video_url === null ? videoTexts.add : videoTexts.change}
      subtitle={exercise.name}
      submitLabel="Save video"
      heldBy={VIDEO_PARAM}
      onClose={onClose}
    >
      {theirs && (
        <VideoConflict theirs={theirs} busy={form.busy} onKeepMine={() => void form.submit()} onTakeTheirs={onClose} />
      )}
      <FormTextField
        form={form}
        name="video_url"
        label={videoTexts.address}
        hint={videoTexts.hosts}
        autoFocus
        input={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: 'false' }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {videoTexts.seenBy}
      </Typography>
    </FormDialog>
  );
}
