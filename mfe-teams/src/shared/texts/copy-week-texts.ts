import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { formatCount } from '../format-count.js';

/** The sentences of the dialog that copies a week. */
export const copyWeekTexts = {
  sourceWeek: 'From the week of the selected day',
  targetWeek: 'To the week of',
  noDate: 'Choose a date in the week to copy to.',
  sameWeek: 'Choose a different week.',
  loadFailed: 'Failed to load the events of the two weeks',
  failed: 'Failed to copy the week',

  tooMany: `At most ${EVENTS_AT_ONCE_MAX} events can be copied at once.`,
  nothingToCopy: 'There are no events to copy in this week.',
  allAlreadyThere: 'All events of this week are already in that week.',
  willBeCopied: (count: number) => `${formatCount(count, 'event')} will be copied.`,
  willBeSkipped: (count: number) =>
    `${formatCount(count, 'event is', 'events are')} already there and will not be copied again.`,
  workoutsLeftOut: (count: number) =>
    count === 1
      ? '1 workout is not copied. Schedule it in Workouts.'
      : `${count} workouts are not copied. Schedule them in Workouts.`,

  copied: (count: number, week: string) => `${formatCount(count, 'event')} copied to ${week}`,
  wereAlreadyThere: (count: number) => `(${count} ${count === 1 ? 'was' : 'were'} already there)`,
  nothingLeftToCopy: 'Nothing was copied: this week no longer has events to copy.',
  nothingNew: (count: number) => `Nothing was copied: ${formatCount(count, 'event is', 'events are')} already there.`,
} as const;
