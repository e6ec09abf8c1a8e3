/** Begins the key of every comparison: a saved or deleted record of any kind makes them stale. */
export const COMPARISONS_KEY = ['comparisons'] as const;
