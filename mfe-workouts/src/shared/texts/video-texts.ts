import { VIDEO_HOSTS_TEXT, VIDEO_URL_MAX } from '@touchline/contracts/exercise-video';

/** Sentences about the videos of exercises. */
export const videoTexts = {
  none: 'Video not available',
  frame: (name: string) => `Video: ${name}`,
  add: 'Add a video',
  change: 'Change video',
  remove: 'Remove video',
  removeQuestion: (name: string) => `Remove the video of ${name} for all coaches of your institution?`,
  removed: 'Video removed.',
  removeFailed: 'Failed to remove the video',

  formFailed: 'Failed to load the form',
  address: 'Video address',
  hosts: `A video on ${VIDEO_HOSTS_TEXT}.`,
  seenBy: 'All coaches of your institution see the video in the info of this exercise. Nobody else does.',
  addressMissing: `Enter the address of a video on ${VIDEO_HOSTS_TEXT}.`,
  addressTooLong: `Must have at most ${VIDEO_URL_MAX} characters.`,
  addressRefused: `Enter the address of one video on ${VIDEO_HOSTS_TEXT}. It starts with https://.`,
  saved: 'Video saved.',
  saveFailed: 'Failed to save the video',
  changedByOther: 'Someone else changed the video of this exercise. Yours is not saved. Theirs:',
  removedByOther: 'Someone else removed the video of this exercise. Yours is not saved.',
  changedUnread:
    'Someone else changed the video of this exercise, but theirs could not be loaded. Save again to see it.',
};
