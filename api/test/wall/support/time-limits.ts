/** For tests that call every route. It ends what hangs and measures nothing: a busy machine takes ten times as long as a free one. */
export const EVERY_ROUTE_MS = 600_000;

/** For tests that call one route many times. */
export const ONE_ROUTE_MS = 300_000;
