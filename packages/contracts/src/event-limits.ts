/** Limits and names of the calendar that the form and the server share. */

/** Types that the calendar's form writes. A workout is scheduled with its plan; the calendar only moves or renames it. */
export const PLANNED_EVENT_TYPES = ['practice', 'team_meeting', 'game', 'other'] as const;
export type PlannedEventType = (typeof PLANNED_EVENT_TYPES)[number];

/** Every type of event, in the order of lists. A `workout` shows a scheduled workout. */
export const EVENT_TYPES = [...PLANNED_EVENT_TYPES, 'workout'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const EVENT_TYPE_LABELS: Readonly<Record<EventType, string>> = {
  practice: 'Practice',
  team_meeting: 'Meeting',
  game: 'Game',
  other: 'Other',
  workout: 'Workout',
};

/** Types at which a team usually takes attendance: the form for a new event switches it on. */
export const usuallyTakesAttendance = (type: string): boolean => type === 'practice' || type === 'game';

export const EVENT_TITLE_MAX = 120;
export const EVENT_NOTES_MAX = 2000;

/** Event durations, in minutes. */
export const EVENT_DURATION_DEFAULT = 60;
export const EVENT_DURATION_MIN = 1;
export const EVENT_DURATION_MAX = 1440;

/** Most events that one call creates or changes: a series, or a copied week. */
export const EVENTS_AT_ONCE_MAX = 200;

/** Which events of a series a change applies to: this one, this one and those on later days, or all. */
export const EVENT_SCOPES = ['one', 'following', 'all'] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];

/** Minutes between the times that the form offers; any minute can be typed. */
export const EVENT_TIME_STEP = 5;
