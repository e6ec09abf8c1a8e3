/** The kinds of test that are recorded of athletes, one value per athlete and day. */
export const FATIGUE_KINDS = ['grip', 'sprint', 'jump'] as const;
export type FatigueKind = (typeof FATIGUE_KINDS)[number];
