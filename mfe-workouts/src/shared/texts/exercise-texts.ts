import { LINE_SECONDS_MAX, WORKOUT_NAME_MAX, WORKOUT_LINES_MAX } from '@touchline/contracts/workout-rules';

/** Sentences of the exercise library, its picker and its drawer. */
export const exerciseTexts = {
  loading: 'Loading exercises...',
  loadFailed: 'Failed to fetch exercises',
  empty: 'There are no exercises in the library.',
  noMatch: 'No exercises match your search and filters.',
  noSavedMatch: 'None of your saved exercises match your search and filters.',
  noneSaved: 'No saved exercises yet. Use the heart on a card to save it.',
  showAll: 'Show all exercises',
  count: (shown: number, all: number) => {
    const exercises = all === 1 ? 'exercise' : 'exercises';
    return shown === all ? `${all} ${exercises}` : `${shown} of ${all} ${exercises}`;
  },
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  listLabel: (page: string) => `Exercises, ${page.toLowerCase()}`,
  pagesLabel: 'Pages of exercises',

  notFoundTitle: 'Exercise not found',
  notFound: 'This exercise is not in the library.',
  noPicture: 'No picture',
  noDescription: 'No description',
  about: (name: string) => `About ${name}`,

  save: (name: string) => `Save ${name}`,
  info: (name: string) => `Info about ${name}`,
  addToWorkout: (name: string) => `Add to Workout: ${name}`,
  saveFailed: (name: string) => `Failed to save ${name}`,
  unsaveFailed: (name: string) => `Failed to remove ${name} from the saved exercises`,
  unnamed: 'the exercise',

  secondsHint: 'For example 90, 1:30 or 2m',
  durationNeeded: 'Duration in seconds required',
  wholeNumber: (maximum: number) => `Must be a whole number from 1 to ${maximum}.`,
  restRange: `Must be from 0 to ${LINE_SECONDS_MAX} seconds, for example 90, 1:30 or 2m.`,

  addDialog: (name: string) => `Add ${name} to a workout`,
  targetLabel: 'Workout to add to',
  selectWorkout: 'Select a workout...',
  chooseWorkout: 'Select a workout.',
  nameWorkout: 'Enter a workout title.',
  nameTooLong: `Must have at most ${WORKOUT_NAME_MAX} characters.`,
  workoutGone: 'This workout is no longer in the library.',
  workoutFull: `This workout is full: it has ${WORKOUT_LINES_MAX} rows.`,
  chooseAnother: 'Select another one.',
  notAddedYet: 'Nothing added yet. Select a workout first.',
  added: (exercise: string, workout: string) => `${exercise} added to “${workout}”.`,
  notAddedQuestion: (name: string) => ({
    title: 'Exercise not added yet',
    text: `${name} is not in a workout yet. Press Add Exercise to add it.`,
    leaveLabel: 'Leave it out',
    stayLabel: 'Keep Editing',
  }),
  createFailed: 'Failed to create workout',
  updateFailed: 'Failed to update workout',
  changed: 'Someone else changed this workout.',
  changedHint: 'The latest version is loaded. Press Add Exercise to add to it.',
  changedUnread:
    'Someone else changed this workout, but the latest version could not be loaded. Press Add Exercise again.',
};
