import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useSearchParams as useDrawnParams,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';

/** Returns the parameters that replace `now`. */
export type ParamsChange = (now: URLSearchParams) => URLSearchParams;

/**
 * The current address, not the one that was rendered last. The router renders in a transition: on a slow phone, or
 * between two quick changes, the page still shows the previous address. Only the router itself knows the current one,
 * and it is available under this name alone. A router other than the shell's, as in component tests, renders at once.
 */
export function useLocationNow(): () => Location {
  const router = useContext(DataRouterContext)?.router;
  const drawn = useLocation();
  const latest = useRef(drawn);
  useLayoutEffect(() => {
    latest.current = drawn;
  });
  return useCallback(() => router?.state.location ?? latest.current, [router]);
}

/**
 * The parameters of the address, and a function to change them. A change starts from the current address, so that of
 * two quick filter changes none is lost; after the coach has moved on to another screen it does nothing. A replaced
 * history entry keeps its state, for example that it opened a dialog, unless `state` is given.
 */
export function useSearchParams(): [URLSearchParams, (change: ParamsChange, options?: NavigateOptions) => void] {
  const [params] = useDrawnParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const locationNow = useLocationNow();
  const change = useCallback(
    (changeParams: ParamsChange, options: NavigateOptions = {}) => {
      const { pathname: shown, search, state } = locationNow() as Location<unknown>;
      // The coach has moved on to another screen.
      if (shown !== pathname) return;
      void navigate(
        { search: changeParams(new URLSearchParams(search)).toString() },
        options.replace ? { state, ...options } : options,
      );
    },
    [navigate, locationNow, pathname],
  );
  return [params, change];
}
