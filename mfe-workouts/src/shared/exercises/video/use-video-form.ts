import { useState } from 'react';
import { EXERCISE_VIDEO_CHANGED } from '@touchline/contracts/error-codes';
import type { Exercise, ExerciseVideo } from '@touchline/contracts/exercise-library.schema';
import { useVersionedSave } from '@touchline/ui';
import { failureOf, useApi, type CallFailure, withInputKept } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { videoTexts } from '../../texts/video-texts.js';
import { changeVideoMutation, findVideo } from '../api/change-video.js';
import { videoProblem } from '../model/video-problem.js';

export interface VideoForm {
  /** The address as it is typed. */
  address: string;
  dirty: boolean;
  busy: boolean;
  /** Why the address was not sent; null when it can be. */
  problem: string | null;
  failure: CallFailure | null;
  /** What another coach has stored since the form opened; null without a conflict. */
  theirs: ExerciseVideo | null;
  type: (address: string) => void;
  /** False when the address cannot be saved: its field says why. */
  save: () => boolean;
  /** Saves the address over that of the other coach. */
  keepMine: () => void;
}

/** The address of an exercise's video and its save. Calls `onSaved` when it is saved; a failure keeps the typed address. */
export function useVideoForm(exercise: Exercise, onSaved: () => void): VideoForm {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const change = useMutation(changeVideoMutation(api, queryClient));
  const saving = useVersionedSave<ExerciseVideo>();
  const [seen] = useState<ExerciseVideo>(exercise);
  const [address, setAddress] = useState(seen.video_url ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { exercise_id: exerciseId } = exercise;
  const url = address.trim();

  async function saveOver({ video_url: stored, video_version: version }: ExerciseVideo): Promise<void> {
    setFailure(null);
    if (url === stored) return onSaved();
    const outcome = await saving.save({
      store: () => change.mutateAsync({ exerciseId, body: { video_url: url, video_version: version } }),
      changedCode: EXERCISE_VIDEO_CHANGED,
      goneIsConflict: false,
      read: () => findVideo(api, queryClient, exerciseId),
      isAlreadySaved: ({ video_url: theirs }) => theirs === url,
    });
    if (outcome.kind === 'saved' || outcome.kind === 'already-saved') onSaved();
    const isGone = outcome.kind === 'conflict' && outcome.stored === null;
    if (outcome.kind === 'failed' || isGone) setFailure(withInputKept(failureOf(outcome.error, videoTexts.saveFailed)));
    if (outcome.kind === 'unread') setFailure(withInputKept(failureOf(outcome.readError, videoTexts.changedUnread)));
  }

  function saveOverChecked(base: ExerciseVideo): boolean {
    const found = videoProblem(url);
    setProblem(found);
    if (found === null) void saveOver(base);
    return found === null;
  }

  return {
    address,
    dirty: url !== (seen.video_url ?? ''),
    busy: saving.busy,
    problem,
    failure,
    theirs: saving.conflict?.stored ?? null,
    type: (next) => {
      setAddress(next);
      setProblem(null);
    },
    save: () => saveOverChecked(seen),
    keepMine: () => {
      const stored = saving.conflict?.stored;
      if (stored) saveOverChecked(stored);
    },
  };
}
