/** Sentences of the workout library. */
export const libraryTexts = {
  loading: 'Loading workouts...',
  loadFailed: 'Failed to load workouts',
  empty: 'There are no workouts in the library yet.',
  create: 'Create a workout',
  createHint: 'Exercises and rests in order, to be scheduled for a team or an athlete.',
  /** @param roles `Head coach, Coach` */
  createdBy: (roles: string) => `They are created by: ${roles}.`,
  noMatch: 'No workouts match your search and filters.',
  showAll: 'Show all workouts',
  count: (shown: number, all: number) => {
    const workouts = all === 1 ? 'workout' : 'workouts';
    return shown === all ? `${all} ${workouts}` : `${shown} of ${all} ${workouts}`;
  },
  noExercises: 'No exercises in this workout',
  noDescription: 'No description',
  unknown: 'Unknown',

  notFound: { title: 'Workout not found', text: 'This workout is not in your library. It may have been deleted.' },
  info: (name: string) => `Info about ${name}`,
  about: (name: string) => `About ${name}`,
  edit: (name: string) => `Edit ${name}`,
  moreActions: (name: string) => `More actions for ${name}`,
  addToCalendar: (name: string) => `Add to Calendar: ${name}`,

  datesLoading: 'Loading...',
  datesFailed: 'Failed to load scheduled dates',
  noDates: 'No scheduled dates.',
  past: (assignee: string) => `${assignee} (past)`,
  team: (label: string) => `Team: ${label}`,
  unknownTeam: 'deleted, or no longer yours',
  athlete: (name: string) => `Athlete: ${name}`,
  unknownAthlete: 'no longer on the roster',

  created: (name: string) => `${name} created.`,
  deleted: (name: string) => `${name} deleted.`,
  duplicateFailed: (name: string) => `Failed to duplicate ${name}`,
  deleteFailed: (name: string) => `Failed to delete ${name}`,
  deleteTitle: 'Delete workout',
  deleteQuestion: (name: string) =>
    `Are you sure you want to delete ${name} from the library? Workouts already on the calendar stay there.`,

  scheduleTitle: 'Add Workout to Calendar',
  theTeam: 'the team',
  theAthlete: 'the athlete',
};
