import { useContext, useEffect, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { useLocation, useNavigate } from '@touchline/ui/router';

const NEVER = () => () => undefined;

/**
 * Leads to the sign-in, which goes back to where this was, if that is to be remembered. Anew for each step of the history that leads here: on a slow
 * machine a quick Back comes before the sign-in page is drawn. It may lead to the very address that still is, which draws nothing anew, and would
 * end at an empty page: so it looks at the router's own address. That one is another object with each step, and handed out under no other name.
 */
export function ToSignIn({ remember }: { remember: boolean }) {
  const navigate = useNavigate();
  const drawn = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const now = useSyncExternalStore(router?.subscribe ?? NEVER, () => router?.state.location ?? drawn);
  const isHere = now.pathname === drawn.pathname;
  useEffect(() => {
    if (isHere)
      void navigate('/login', { replace: true, state: remember ? { wanted: now.pathname + now.search } : null });
  }, [navigate, now, isHere, remember]);
  return null;
}
