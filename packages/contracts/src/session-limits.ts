/** Session RPE on the Borg CR-10 scale (Foster et al. 2001, J Strength Cond Res 15:109): 0 = rest … 10 = maximal. */
export const RPE_MIN = 0;
export const RPE_MAX = 10;
export const RPE_STEP = 0.5;
export const RPE_SENTENCE = `must be a number from ${RPE_MIN} to ${RPE_MAX} in steps of ${RPE_STEP}`;

/** Duration of a session, in whole minutes. */
export const DURATION_MIN = 1;
export const DURATION_MAX = 600;
export const DURATION_SENTENCE = `must be a whole number from ${DURATION_MIN} to ${DURATION_MAX} (minutes)`;

/** Maximum number of sessions that one call writes. */
export const MAX_SESSION_ENTRIES = 500;
