/** Complete calendar weeks before the present one with whose highest load a planned week is compared. */
export const COMPARED_WEEKS = 8;
/** With fewer complete weeks nothing is compared. */
export const COMPARED_WEEKS_LEAST = 4;
/** A preview shows the first weeks that a plan touches, so many at most. */
export const PREVIEW_WEEKS_MAX = 12;
/** A preview shows at most so many athletes; with more it shows none. */
export const PREVIEW_ATHLETES_MAX = 300;
/** Most days of planned load that one call answers. */
export const PLANNED_DAYS_MAX = 400;

/**
 * Planned load of an event in arbitrary units: planned session RPE × minutes, as for a session that took place (Foster et
 * al. 2001, J Strength Cond Res 15:109). Null where no RPE is planned; an RPE of 0 is a plan of 0.
 */
export function plannedLoad({
  planned_rpe: rpe,
  duration_min: minutes,
}: {
  planned_rpe: number | null;
  duration_min: number;
}): number | null {
  return rpe === null ? null : rpe * minutes;
}
