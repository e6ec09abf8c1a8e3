import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import { EVENT_DURATION_MAX, EVENT_DURATION_MIN, EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { RPE_MAX, RPE_MIN, RPE_STEP } from '@touchline/contracts/session-limits';
import { formatCount } from '../format-count.js';

/** The sentences of the calendar. */
export const calendarTexts = {
  loadingEvents: 'Loading events...',
  loadPartFailed: 'Failed to load this part of the calendar. Please try again.',
  loadEventsFailed: 'Failed to load events. Please try again.',
  loadCountsFailed: 'Failed to load event counts',
  loadTeamsFailed: 'Failed to load teams. Please try again.',
  loadAthletesFailed: 'Failed to load athletes',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  missedEvent: 'missed event',
  missedEventLabel: 'Missed event',
  noEventsOnDay: 'No events on this day',
  eventsOfDay: (day: CalendarDate) => `Events on ${formatDay(day)}`,
  eventsOfSelectedDay: 'Events on the selected day',

  countsHeading: 'Individual events ahead',
  /** Singular and plural. */
  countNoun: ['individual event ahead', 'individual events ahead'] as const,

  athleteCalendar: (name: string) => `Calendar of ${name}`,
  unknownAthleteCalendar: 'Athlete calendar',
  unknownOwner: 'This team or athlete is not in your teams. It may have been deleted.',
  noTeam: 'You have no teams yet.',
  loadingTeams: 'Loading teams...',
  selectTeam: 'Select a team',

  addMissingFields: 'Please fill in Event Type, Title, and Time.',
  editMissingFields: 'Please provide Event Type, Title and Time.',
  addMissingOwner: 'Please select either a team or an athlete',
  addWhileLoading: 'The teams are still loading. Please try again in a moment.',
  addFailed: (reason: string) => `Failed to add event: ${reason}`,
  updateFailed: (reason: string) => `Failed to update event: ${reason}`,
  updated: 'Event updated successfully',
  movedTo: (day: CalendarDate) => `The event is now on ${formatDay(day)}.`,
  added: 'Event added',
  addedOn: (day: CalendarDate) => `Event added for ${formatDay(day)}`,
  severalAdded: (count: number) => `${count} events added`,
  severalAddedFrom: (count: number, day: CalendarDate) => `${count} events added, starting ${formatDay(day)}`,
  /** Follows `Reverted: `. */
  revertedAdd: (count: number) => (count === 1 ? 'event added' : `${count} events added`),
  changed: (count: number) => `${formatCount(count, 'event')} changed`,

  ownerMissing: 'Choose a team, or an athlete in the list.',
  typeMissing: 'Choose a type.',
  titleMissing: 'Enter a title.',
  dateMissing: 'Enter a date.',
  timeMissing: 'Enter a time.',
  durationInvalid: `Enter whole minutes from ${EVENT_DURATION_MIN} to ${EVENT_DURATION_MAX}.`,
  durationRange: `From ${EVENT_DURATION_MIN} to ${EVENT_DURATION_MAX} minutes`,
  rpeInvalid: `Enter ${RPE_MIN} to ${RPE_MAX} in steps of ${RPE_STEP}, or leave empty.`,
  noPlannedLoad: 'Leave empty if no load is planned.',
  plannedLoad: (load: string) => `Planned load: ${load} AU for each athlete`,
  planned: (load: string) => `Planned ${load} AU`,
  plannedForEach: (load: string) => `Planned ${load} AU each`,
  done: (load: string) => `Done ${load} AU`,
  doneOnAverage: (load: string, recorded: number, planned: number) =>
    `Done ${load} AU on average (${recorded} recorded, planned for ${planned})`,
  nothingDone: 'Nothing recorded',
  loadPlannedFailed: 'Failed to load what was done.',
  plannedOnRow: (load: string) => `Planned ${load}`,
  repeatEndsTooEarly: 'The last day must not be before the event.',
  repeatTooLong: (count: number) => `This makes ${count} events; at most ${EVENTS_AT_ONCE_MAX} can be added at once.`,
  repeatAdds: (count: number) => `Adds ${formatCount(count, 'event')}`,
  repeatAddsOneEach: (count: number) => `Adds ${formatCount(count, 'event')}, one on each weekday.`,
  repeatHint: 'Leave empty for a single event.',
  workoutTypeHint: 'A workout cannot change its type.',
  allDayHint: 'Leave empty for all day.',
  attendanceOnHint: 'Attendance is taken at this event and counts in the rates.',
  attendanceOffHint: 'No attendance is taken at this event, and the rates leave it out.',
  athleteAttendanceHint: 'Attendance is taken at team events only.',

  changedByOther: 'Someone else changed this event. Your changes are not saved.',
  deletedByOther: 'Someone else deleted this event. Your changes are not saved.',

  deleteQuestion: 'Are you sure you want to delete this event? This action cannot be undone.',
  deletesSeveral: (count: number) => `${count} events of the series will be deleted.`,
  deletesMarks: (count: number) => `${formatCount(count, 'attendance mark')} will be deleted too.`,
  removed: 'Event removed successfully',
  removeFailed: (reason: string) => `Failed to remove event: ${reason}`,

  editScopeQuestion: 'This event repeats. Which events do you want to change?',
  deleteScopeQuestion: 'This event repeats. Which events do you want to delete?',
  loadSeriesFailed: 'Failed to load the series',
  earlierArePast: (count: number) => `${formatCount(count, 'of them is', 'of them are')} in the past.`,
  tookPlaceStay: (count: number) =>
    count === 1 ? '1 of them took place and stays on its day.' : `${count} of them took place and stay on their day.`,
  otherWeekdayStays: (count: number) =>
    count === 1 ? '1 on another weekday stays there.' : `${count} on other weekdays stay there.`,
  earlierThanThis: (count: number) => `${formatCount(count, 'of them is', 'of them are')} before this one.`,

  /** @param alsoAt `also at Practice of First Team, 18:00 – 19:30` */
  overlap: (name: string, alsoAt: string) => `${name} is ${alsoAt}.`,
  moreOverlaps: (count: number) => `and ${count} more`,
  fewerOverlaps: 'Show fewer',

  eventNotShown:
    'This event is not in the calendar shown here. It may have been moved or deleted, or belong to another team or month.',

  teamCalendarOnly: 'This works in a team calendar only. Open the team calendar first.',
  selectTeamFirst: 'Select a team first.',
  teamsStillLoading: 'The teams are still loading.',
} as const;
