/** The library workout that every institution has from the beginning, by whose name Alpha Assist finds it. Coaches may change it, rename it or delete it. */
export const HIP_MOBILITY_ROUTINE_NAME = 'Hip Mobility & Stability Recovery Routine';
