import { useEffect } from 'react';
import { useLocation, useNavigate } from '@touchline/ui/router';
import { useRouterLocation } from '../app/use-router-location.js';

/**
 * Redirects to the sign-in; with `remember` the sign-in returns to the current page. The redirect is repeated for each
 * history step that leads here: on a slow machine a quick Back arrives before the sign-in page is rendered. That step
 * may have the same address as the rendered page, so nothing would re-render and the page would stay empty.
 */
export function RedirectToLogin({ remember }: { remember: boolean }) {
  const navigate = useNavigate();
  const rendered = useLocation();
  const location = useRouterLocation();
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
