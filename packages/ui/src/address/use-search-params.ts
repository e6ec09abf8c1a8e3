import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useSearchParams as useDrawnParams,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';

/** Answers the parameters that shall stand in the address instead of `now`. */
export type ParamsChange = (now: URLSearchParams) => URLSearchParams;

/**
 * The address as it is at the moment of the call, not as it was drawn last. The router draws in a transition: on a slow phone, or between two
 * changes in one breath, the page is still that of the address before. Only the router itself knows better, and it hands itself out under
 * no other name than this one; a router that is not the shell's, as in tests of components, draws at once.
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
 * The parameters of the address, and the way to change them. A change begins with the address as it is at that moment: of two filters chosen
 * quickly none is lost; once another screen is shown it does nothing. A step of the history that is replaced stays what it was, for example the one that opened a dialog, unless `state` says otherwise.
 */
export function useSearchParams(): [URLSearchParams, (change: ParamsChange, options?: NavigateOptions) => void] {
  const [params] = useDrawnParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const locationNow = useLocationNow();
  const change = useCallback(
    (answer: ParamsChange, options: NavigateOptions = {}) => {
      const { pathname: shown, search, state } = locationNow() as Location<unknown>;
      // Another screen is shown by now: the coach was quicker than an answer.
      if (shown !== pathname) return;
      void navigate(
        { search: answer(new URLSearchParams(search)).toString() },
        options.replace ? { state, ...options } : options,
      );
    },
    [navigate, locationNow, pathname],
  );
  return [params, change];
}
