/** Lengths of the two rolling windows of training load, in days (Gabbett 2016, Br J Sports Med 50:273). */
export const ACUTE_DAYS = 7;
export const CHRONIC_DAYS = 28;
