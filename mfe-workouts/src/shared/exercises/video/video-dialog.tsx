import { useId, useRef, type SubmitEvent } from 'react';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { AppDialog, Box, Button, FailureAlert, TextField, Typography, useDiscardGuard } from '@touchline/ui';
import { useNotify, useUnsavedWork } from '@touchline/ui/host';
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
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const form = useVideoForm(exercise, () => {
    notify({ severity: 'success', text: videoTexts.saved });
    onClose();
  });
  const { address, dirty, busy, problem, failure, theirs } = form;
  const { guard, question } = useDiscardGuard(dirty);
  useUnsavedWork(dirty, { heldBy: VIDEO_PARAM });

  const close = () => guard(onClose);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.save()) input.current?.focus();
  };
  return (
    <AppDialog
      open
      title={exercise.video_url === null ? videoTexts.add : videoTexts.change}
      subtitle={exercise.name}
      maxWidth="xs"
      busy={busy}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disableElevation loading={busy}>
            Save video
          </Button>
        </>
      }
    >
      <Box component="form" id={id} noValidate onSubmit={save} sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {failure && <FailureAlert failure={failure} />}
        {theirs && <VideoConflict theirs={theirs} busy={busy} onKeepMine={form.keepMine} onTakeTheirs={onClose} />}
        <TextField
          label={videoTexts.address}
          value={address}
          onChange={(event) => form.type(event.target.value)}
          error={problem !== null}
          helperText={problem ?? videoTexts.hosts}
          disabled={busy}
          autoFocus
          fullWidth
          inputRef={input}
          slotProps={{
            htmlInput: { inputMode: 'url', autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
          }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {videoTexts.seenBy}
        </Typography>
      </Box>
      {question}
    </AppDialog>
  );
}
