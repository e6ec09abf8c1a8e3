import { useState } from 'react';
import { EXERCISE_VIDEO_CHANGED } from '@touchline/contracts/error-codes';
import type { Exercise, ExerciseVideo } from '@touchline/contracts/exercise-library.schema';
import { useVersionedSave } from '@touchline/ui';
import { typedAs, useAppForm, z } from '@touchline/ui/forms';
import { failureOf, useApi, withInputKept } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { videoTexts } from '../../texts/video-texts.js';
import { changeVideoMutation, findVideo } from '../api/change-video.js';
import { videoProblem } from '../model/video-problem.js';

const schema = z.object({
  video_url: typedAs<string>((address) => {
    const problem = videoProblem(address);
    return problem === null ? { value: address } : { problem };
  }),
});

/** The address of an exercise's video and its save. Calls `onSaved` when it is saved; a failure keeps the typed address. */
export function useVideoForm(exercise: Exercise, onSaved: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const change = useMutation(changeVideoMutation(api, queryClient));
  const saving = useVersionedSave<ExerciseVideo>();
  // As it was when the form opened; later refreshes do not change what the coach has seen.
  const [seen] = useState<ExerciseVideo>(exercise);
  const { exercise_id: exerciseId } = exercise;
  // What another coach has stored since the form opened.
  const theirs = saving.conflict?.stored ?? null;
  const form = useAppForm({
    values: { video_url: seen.video_url ?? '' },
    schemaOf: () => schema,
    send: async ({ video_url: url }) => {
      // With a conflict only "Keep mine" leads here: it saves over the address of the other coach.
      const { video_url: stored, video_version: version } = theirs ?? seen;
      if (url === stored) return onSaved();
      const outcome = await saving.save({
        store: () => change.mutateAsync({ exerciseId, body: { video_url: url, video_version: version } }),
        changedCode: EXERCISE_VIDEO_CHANGED,
        goneIsConflict: false,
        read: () => findVideo(api, queryClient, exerciseId),
        isAlreadySaved: (found) => found.video_url === url,
      });
      if (outcome.kind === 'saved' || outcome.kind === 'already-saved') onSaved();
      const isGone = outcome.kind === 'conflict' && outcome.stored === null;
      if (outcome.kind === 'failed' || isGone) form.showError(outcome.error, videoTexts.saveFailed);
      if (outcome.kind === 'unread')
        form.setFailure(withInputKept(failureOf(outcome.readError, videoTexts.changedUnread)));
    },
  });
  return { form, theirs };
}
