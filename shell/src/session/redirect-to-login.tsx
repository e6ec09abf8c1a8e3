import { useContext, useEffect, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { useLocation, useNavigate } from '@touchline/ui/router';

const NO_SUBSCRIPTION = () => () => undefined;

/**
 * Redirects to the sign-in; with `remember` the sign-in returns to the current page. The redirect is repeated for each
 * history step that leads here: on a slow machine a quick Back arrives before the sign-in page is rendered. That step
 * may have the same address as the rendered page, so nothing would re-render and the page would stay empty. The
 * router's own location is a new object with each step, but it is only available through the data router context, which
 * react-router exports under an UNSAFE name.
 */
export function RedirectToLogin({ remember }: { remember: boolean }) {
  const navigate = useNavigate();
  const rendered = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const location = useSyncExternalStore(router?.subscribe ?? NO_SUBSCRIPTION, () => router?.state.location ?? rendered);
  const isAtThisPage = location.pathname === rendered.pathname;
  useEffect(() => {
    if (isAtThisPage)
      void navigate('/login', {
        replace: true,
        state: remember ? { returnTo: location.pathname + location.search } : null,
      });
  }, [navigate, location, isAtThisPage, remember]);
  return null;
}
