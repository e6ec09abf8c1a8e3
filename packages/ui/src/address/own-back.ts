/** How long a Back may take to arrive, also on a slow phone. A later one is not the announced one. */
export const BACK_DEADLINE_MS = 2_000;
let until = 0;

/** Announces that the next Back closes a dialog whose owner has already asked about unsaved work. */
export function announceOwnBack(): void {
  until = Date.now() + BACK_DEADLINE_MS;
}

/** True once for each announced Back: the shell, which asks before unsaved work is left, lets it pass. */
export function consumeOwnBack(): boolean {
  const own = Date.now() < until;
  until = 0;
  return own;
}
