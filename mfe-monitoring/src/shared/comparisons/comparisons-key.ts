import { own } from '../own-names.js';

/** Begins the key of every comparison: a saved or deleted record of any kind makes them stale. */
export const COMPARISONS_KEY = own.key('comparisons');
