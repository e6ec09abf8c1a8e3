/**
 * Name of the library workout that every institution starts with, by which Alpha Assist finds it. Coaches may change,
 * rename or delete it.
 */
export const HIP_MOBILITY_ROUTINE_NAME = 'Hip Mobility & Stability Recovery Routine';

/** The routine of an institution's library, found by its name; the oldest when several have it. Undefined when none has. */
export function findHipMobilityRoutine<W extends { id: number; name: string }>(library: readonly W[]): W | undefined {
  return library.filter(({ name }) => name === HIP_MOBILITY_ROUTINE_NAME).sort((a, b) => a.id - b.id)[0];
}
