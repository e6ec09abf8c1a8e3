import { EVENT_DURATION_MAX, EVENT_DURATION_MIN } from '@touchline/contracts/event-limits';
import { RPE_MAX, RPE_MIN, RPE_STEP } from '@touchline/contracts/session-limits';

/** Sentences of both dialogs that put a workout on the calendar. */
export const schedulingTexts = {
  failed: 'Failed to add workout to calendar',
  goneHint: 'The workout, team or athlete may no longer exist. Check and try again.',
  dialogFailed: 'Failed to load the form',
  chooseWorkout: 'Choose a workout of the library.',
  chooseDate: 'Choose a date.',
  chooseAssignee: 'Choose a sport or an athlete.',
  chooseAgain: 'Choose again.',
  noLongerAvailable: 'No longer available',
  teamsFailed: 'Failed to load teams. Please try again.',
  athletesFailed: 'Failed to load athletes. Please try again.',
  added: (workout: string, assignee: string, date: string) => `${workout} added for ${assignee} on ${date}.`,
  addedInPlaceOf: (workout: string, assignee: string, date: string, replaced: string) =>
    `${workout} added for ${assignee} on ${date}, in place of ${replaced}.`,

  noPlannedLoad: 'Leave empty if no load is planned.',
  plannedLoad: (load: string) => `Planned load: ${load} AU`,
  rpeInvalid: `Enter ${RPE_MIN} to ${RPE_MAX} in steps of ${RPE_STEP}.`,
  minutesInvalid: `Enter ${EVENT_DURATION_MIN} to ${EVENT_DURATION_MAX}.`,

  checkingInjuries: 'Checking injuries...',
  injuriesNotChecked: 'Failed to check injuries',
  injuriesOutdated: 'Failed to refresh injuries. Showing the last known ones.',
  notChecked: (exercises: string) => `Not in the exercise library, so not checked: ${exercises}`,
  loadedBy: (exercises: string) => `Exercises that put load on it: ${exercises}`,
  out: (out: number, squad: number, names: string) =>
    squad === 1 ? `Not available: ${names}.` : `${out} of ${squad} ${out === 1 ? 'is' : 'are'} out: ${names}.`,
  injuryWarning: (athletes: string, injury: string, load: string) => `${athletes} ${injury}; ${load}.`,
  loadUnknown: 'it is not known which exercises put load on it',
  exercisesLoading: (count: number, bodyPart: string) =>
    `${count} ${count === 1 ? 'exercise puts' : 'exercises put'} load on the ${bodyPart}`,
};
