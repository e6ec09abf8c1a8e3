/**
 * A duration in plain words, where the specification fixes no form: `45 s`, `3 min`, `1 min 30 s`. Takes whole seconds
 * ≥ 0. Scheduled workouts use the specification's `formatDuration` instead.
 */
export function plainDuration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
