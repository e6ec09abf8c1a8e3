import { useEffect } from 'react';
import { useLocation } from '@touchline/ui/router';
import { notifyNavigation } from './areas.js';

/**
 * Tells the areas that the coach has opened another page. In an effect, because the page that was left first has to
 * clear its mark of unsaved work.
 */
export function AreaUpdates() {
  const { pathname } = useLocation();
  useEffect(() => notifyNavigation(pathname), [pathname]);
  return null;
}
