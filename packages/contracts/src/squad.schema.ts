export const WELLNESS_STATES = ['talk', 'look', 'usual', 'building', 'no_answer'] as const;
export type WellnessState = (typeof WELLNESS_STATES)[number];
