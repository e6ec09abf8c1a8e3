/**
 * What a call for the events or scheduled workouts of a team, or of all teams, answers at most without `from` and
 * `limit`: the newest ones, in the order of the list. `Link: <…>; rel="next"` leads to the ones before them.
 */
export const NEWEST_EVENTS = 1000;
/** Fewer than events, because each has its lines. */
export const NEWEST_WORKOUTS = 200;
