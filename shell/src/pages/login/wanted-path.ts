const DEFAULT_PATH = '/dashboard';

/** Where a coach goes after signing in: the page they asked for, if it is one of ours, else the overview. */
export function wantedPath(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : null;
  // "//elsewhere" would leave this site.
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : DEFAULT_PATH;
}
