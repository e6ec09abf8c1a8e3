import { matchRoutes } from '@touchline/ui/router';
import type { LoadedArea } from './area-machine.js';

/** Fetches the code of the page of a loaded area that `pathname` shows, so that the area is there only when its page is. Rejects as the fetch does. */
export async function loadPage(area: LoadedArea, pathname: string): Promise<void> {
  for (const [prefix, routes] of Object.entries(area.routes)) {
    for (const { route } of matchRoutes(routes, pathname, prefix) ?? []) await preloadOf(route.Component)?.();
  }
}

/** Lazy pages of the kit carry `preload`. */
function preloadOf(component: unknown): (() => Promise<unknown>) | undefined {
  return (component as { preload?: () => Promise<unknown> } | null | undefined)?.preload;
}
