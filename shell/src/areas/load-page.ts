import { matchRoutes } from '@touchline/ui/router';
import type { LoadedArea } from './area-state.js';

/**
 * Downloads the code of a loaded area's page at `pathname`, so that area and page appear together. Rejects if the
 * download fails.
 */
export async function loadPage(area: LoadedArea, pathname: string): Promise<void> {
  for (const [prefix, routes] of Object.entries(area.routes)) {
    for (const { route } of matchRoutes(routes, pathname, prefix) ?? []) await preloadOf(route.Component)?.();
  }
}

/** The kit's lazy pages have a `preload` function. */
function preloadOf(component: unknown): (() => Promise<unknown>) | undefined {
  return (component as { preload?: () => Promise<unknown> } | null | undefined)?.preload;
}
