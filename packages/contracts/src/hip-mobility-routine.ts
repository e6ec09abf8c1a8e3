/**
 * Name of the library workout that every institution starts with, by which Alpha Assist finds it. Coaches may change,
 * rename or delete it.
 */
export const HIP_MOBILITY_ROUTINE_NAME = 'Hip Mobility & Stability Recovery Routine';
