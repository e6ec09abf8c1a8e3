import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';

/** The lines of a wellness chart. */
export const LINES = [...WELLNESS_RATINGS, 'hooper_index'] as const;
export type Line = (typeof LINES)[number];
