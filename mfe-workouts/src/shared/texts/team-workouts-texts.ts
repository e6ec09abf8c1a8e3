/** Sentences of Team Workouts, its roster, its notes and its printed sheet. */
export const teamWorkoutsTexts = {
  title: 'Team Workouts',
  selectTeam: (mayPlan: boolean) =>
    mayPlan
      ? 'Please select a team to view and edit the workout plan.'
      : 'Please select a team to view the workout plan.',
  noTeams: 'You have no teams yet.',
  teamsFailed: 'Failed to load teams. Please try again.',
  athleteNotFoundTitle: 'Athlete not found',
  athleteNotFound: 'This athlete is not in your teams.',
  unnamedAthlete: 'Athlete',

  loading: 'Loading workouts...',
  loadFailed: 'Failed to load workouts',
  noWorkout: 'No workout for this day.',
  addWorkout: 'Add Workout',
  workoutCount: (count: number) => `${count} ${count === 1 ? 'workout' : 'workouts'}`,
  workoutsOf: (day: string) => `Workouts on ${day}`,
  untitled: 'Untitled Workout',
  edit: (title: string) => `Edit ${title}`,
  delete: (title: string) => `Delete ${title}`,
  moreActions: (title: string) => `More actions for ${title}`,
  noExercises: 'No exercises in this workout',
  noExercisesHint: 'Click Edit to add exercises.',
  restBetweenSets: (duration: string) => `Rest between sets: ${duration}`,

  workoutNotFound: {
    title: 'Workout not found',
    text: 'This workout is not on this day. It may have been moved or deleted.',
  },
  notesOf: (title: string) => `Notes for ${title}`,
  exerciseNotFound: {
    title: 'Exercise not found',
    text: 'This exercise is no longer in this day’s plan. The workout may have been changed or deleted.',
  },
  noNotes: 'No notes',
  noDescription: 'No description',
  descriptionsLoading: 'Loading...',
  descriptionsFailed: 'Failed to fetch exercises',

  deleteTitle: 'Delete Scheduled Workout',
  deleteQuestion: 'Are you sure you want to delete this scheduled workout from the calendar?',
  deleted: 'Scheduled workout deleted successfully',
  alreadyGone: 'This workout is no longer there.',
  deleteFailed: 'Failed to delete scheduled workout',

  rosterLoading: 'Loading...',
  rosterFailed: 'Failed to fetch athletes',
  noAthletes: 'No athletes found',

  tooLongForPage: 'This does not fit on one page. It will print on several.',
  loadingName: (owner: 'team' | 'athlete') => `Loading the ${owner}’s name for the sheet...`,
  nameFailed: (owner: 'team' | 'athlete') => `Failed to load ${owner}s. The sheet is missing the ${owner}’s name.`,
};
