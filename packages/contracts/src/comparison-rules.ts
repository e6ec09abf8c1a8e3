import type { MeasureVersion } from './measures.schema.js';

/** With values of fewer athletes there is no figure of a team: it would show what single athletes answered. */
export const LEAST_COMPARED_ATHLETES = 3;

/** The most days that one call compares. Tests have few records and long breaks. */
export const MAX_COMPARED_DAYS = { daily: 100, tests: 400 } as const;

/** Whether a team is compared by week: few athletes are tested on the same day. */
export const isComparedByWeek = ({ entered_by }: Pick<MeasureVersion, 'entered_by'>): boolean => entered_by === 'staff';
