import type { ExerciseVideoBody } from '@touchline/contracts/exercise-library.schema';
import type { EntityManager } from 'typeorm';
import { mustWrite } from '../../common/versioned/seen-version.js';
import { insertOrRetry, replaceVersion, type UnsavedRow } from '../../common/versioned/versioned-rows.js';
import { findVideo } from './exercise-library.repository.js';
import { ExerciseVideoEntity } from './exercise-video.entity.js';
import { exerciseVideoChanged } from './exercise-video.errors.js';

/** Which exercise of which institution a call is about, and when it came. */
interface VideoPlace {
  institutionId: number;
  exerciseId: number;
  now: Date;
}

/**
 * Gives an exercise a video, or removes it, and returns the stored state; null while the exercise has never had one.
 * A call that changes nothing writes nothing, as `mustWrite` says. Throws the conflict when there is a change and the
 * coach saw another version.
 */
export async function changeVideo(
  tx: EntityManager,
  { institutionId, exerciseId, now }: VideoPlace,
  { video_url: videoUrl, video_version: seenVersion }: ExerciseVideoBody,
): Promise<Pick<ExerciseVideoEntity, 'videoUrl' | 'version'> | null> {
  const stored = await findVideo(tx, institutionId, exerciseId);
  const version = { stored: stored?.version ?? 0, seen: seenVersion, conflictError: exerciseVideoChanged };
  if (!mustWrite((stored?.videoUrl ?? null) !== videoUrl, version)) return stored;

  if (stored) {
    const next = { ...stored, videoUrl, version: stored.version + 1, updatedAt: now };
    await replaceVersion(tx, ExerciseVideoEntity, next, stored.version);
    return next;
  }
  const first: UnsavedRow<ExerciseVideoEntity> = {
    institutionId,
    exerciseId,
    videoUrl,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await insertOrRetry<ExerciseVideoEntity>(tx, ExerciseVideoEntity, [first]);
  return first;
}
