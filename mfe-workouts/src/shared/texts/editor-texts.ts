import { WORKOUT_LINES_MAX } from '@touchline/contracts/workout-rules';

/** Sentences of the workout editor, for library and scheduled workouts. */
export const editorTexts = {
  loadFailed: 'Failed to load the editor',
  noExercises: 'No exercises in this workout yet.',
  full: `A workout has at most ${WORKOUT_LINES_MAX} rows.`,
  notSet: 'Not set',

  createTitle: 'Create New Workout',
  editTitle: 'Edit Workout',
  createFailed: 'Failed to create workout',
  updateFailed: 'Failed to update workout',
  created: (name: string) => `${name} created.`,
  saved: (name: string) => `${name} saved.`,
  scheduledSaved: 'Workout saved successfully',
  savedInLibrary: (name: string) => `${name} saved in the library.`,
  saveAsNewWorkout: 'Save as a new workout',
  saveAsLibraryWorkout: 'Save as a library workout',

  changedUnread: 'Someone else changed this workout, but their changes could not be loaded. Save again to see them.',
  changedByOther: 'Someone else changed this workout. Your changes are not saved.',
  deletedByOther: 'Someone else deleted this workout. Your changes are not saved.',
  reassigned: (name: string) => `This workout was reassigned to ${name}.`,
  someoneElse: 'another team or athlete',
  /** With a semicolon, because a row's text has commas. */
  difference: (label: string, theirs: string, mine: string) => `${label}: theirs ${theirs}; yours ${mine}`,
  moreDifferences: (count: number) => `and ${count} more`,

  titleMissing: 'Enter a workout title.',
  nameNeeded: 'Workout title and at least one exercise are required.',
  durationsNeeded: 'Please provide valid duration (greater than 0) for all time-based exercises.',
  anyDurationNeeded: 'Please provide a duration for every rest and every time-based exercise.',
  chooseExerciseForRow: (number: number) => `Choose an exercise for row ${number}.`,
  correctFields: 'Please correct the marked fields.',
  chooseExercise: 'Choose an exercise',
  fromOneTo: (maximum: number) => `1 to ${maximum}`,
  fromZeroTo: (maximum: number, hint: string) => `0 to ${maximum}. ${hint}`,
  libraryDurationNeeded: 'Duration in seconds required',
  calendarDurationNeeded: 'Duration required',
  libraryDurationHint: 'Seconds, or m:ss',
  calendarDurationHint: 'For example 45s, 2m or 1h',

  added: (exercise: string) => `${exercise} added.`,
  addedInPlaceOf: (exercise: string, replaced: string) => `${exercise} added in place of ${replaced}.`,

  supersetWithNext: 'Superset with next',
  supersetWithAdded: 'Superset with the exercise you add next',
  chooseFor: (row: string) => `Choose an exercise for ${row}`,
  chooseAnotherFor: (row: string) => `Choose another exercise for ${row}`,
  editRestOf: (row: string) => `Edit Rest Duration of ${row}`,
  fieldOf: (field: string, row: string) => `${field} of ${row}`,
  moveUp: (row: string) => `Move ${row} up`,
  moveDown: (row: string) => `Move ${row} down`,
  deleteRow: (row: string) => `Delete ${row}`,
  dragToReorder: 'Drag to reorder',

  rowCount: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
  movedTo: (row: string, position: number, count: number) => `${row} is now row ${position} of ${count}`,
  supersetMovedTo: (row: string, first: number, last: number, count: number) =>
    `${row} and its superset are now rows ${first} to ${last} of ${count}`,
};
