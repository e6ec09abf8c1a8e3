/** Whether an athlete can train, in the word of the team's staff, in the order of need. */
export const AVAILABILITIES = ['out', 'modified', 'available'] as const;
export type AvailabilityStatus = (typeof AVAILABILITIES)[number];

export const AVAILABILITY_LABELS: Readonly<Record<AvailabilityStatus, string>> = {
  out: 'Out',
  modified: 'Modified',
  available: 'Available',
};

export const AVAILABILITY_NOTE_MAX = 500;
export const AVAILABILITY_BODY_PART_MAX = 80;
/** A word may begin, or be backdated, by this many days at most. */
export const AVAILABILITY_DAYS_MAX = 366;

/** The word on an athlete about whom nothing was ever recorded. */
export const AVAILABLE = {
  status: 'available',
  body_part: null,
  note: null,
  from: null,
  until: null,
  version: 0,
} as const;
