/** Limits and words of the calendar that form and server share. */

/** The types the calendar's form writes; a workout is scheduled with its plan, and only moved or renamed here. */
export const PLANNED_EVENT_TYPES = ['practice', 'team_meeting', 'game', 'other'] as const;
export type PlannedEventType = (typeof PLANNED_EVENT_TYPES)[number];

export const EVENT_TITLE_MAX = 120;
export const EVENT_NOTES_MAX = 2000;

/** Minutes. */
export const EVENT_DURATION_DEFAULT = 60;
export const EVENT_DURATION_MIN = 1;
export const EVENT_DURATION_MAX = 1440;

/** So many events one call makes or changes: a series, or a week's copy. */
export const EVENTS_AT_ONCE_MAX = 200;

/** Which events of a series a change is meant for: this one, this and those on later days, or every one. */
export const EVENT_SCOPES = ['one', 'following', 'all'] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];

/** Minutes between the times that the form offers; any minute may be typed. */
export const EVENT_TIME_STEP = 5;
