/** What a navigation to `/login` carries in its router state: the page to return to, or a reason for the sign-in. */

/**
 * `needs-link`: the mailed link was invalid, so the reset dialog opens. `password-changed`: a new password was just
 * set. `account-made`: an invitation was just accepted with a new account.
 */
export type LoginReason = 'needs-link' | 'password-changed' | 'account-made';

const REASONS: readonly LoginReason[] = ['needs-link', 'password-changed', 'account-made'];

const DEFAULT_PATH = '/dashboard';

/** The router state for a navigation to `/login` with a reason. */
export const loginState = (reason: LoginReason): { reason: LoginReason } => ({ reason });

/** The reason in a router state; null if there is none. */
export function loginReason(state: unknown): LoginReason | null {
  const reason = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : null;
  return REASONS.find((known) => known === reason) ?? null;
}

/** The path to open after signing in: the page the coach wanted if it is on this site, else the overview. */
export function returnPath(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  // "//elsewhere" would leave this site.
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : DEFAULT_PATH;
}
