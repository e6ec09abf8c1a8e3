/** How long a step back may take to arrive, on a slow phone too: one that never does must not speak for the next. */
export const STEP_ARRIVES_WITHIN_MS = 2_000;
let until = 0;

/** Says that the step back that follows is a dialog's own, which was closed: what would be lost by that was asked before. */
export function announceOwnStep(): void {
  until = Date.now() + STEP_ARRIVES_WITHIN_MS;
}

/** True once for each step back that was announced: the shell, which asks before typed work is left, lets it pass. */
export function takeOwnStep(): boolean {
  const own = Date.now() < until;
  until = 0;
  return own;
}
