import { useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, type Location } from 'react-router-dom';

const NO_SUBSCRIPTION = () => () => undefined;

/**
 * The router's own location, a new object with each history step. `useLocation` returns the rendered one: the router renders
 * its steps after more urgent work, so on a slow phone a quick Back arrives before the step that it leaves is rendered.
 * The router is only available through the data router context, which react-router exports under an UNSAFE name; below another
 * router, as in component tests, the location is the rendered one.
 */
export function useRouterLocation(): Location {
  const rendered = useLocation();
  const router = useContext(DataRouterContext)?.router;
  return useSyncExternalStore(router?.subscribe ?? NO_SUBSCRIPTION, () => router?.state.location ?? rendered);
}
