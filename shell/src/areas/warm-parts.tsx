import { useEffect } from 'react';
import { useIsFetching } from '@touchline/ui/query';
import { useLocation } from '@touchline/ui/router';
import { useStore } from '../app/store.js';
import { declaredPages, pageAt } from './declared-pages.js';
import { registryStore } from './registry/registry-store.js';
import { preloadKitParts } from './shared-libraries.js';

/** How long nothing may have been fetched. The answers of a page can lead to further requests. */
const QUIET_MS = 1_000;

/** Fetches the heavy parts of the kit that the area on screen will need, when the page has loaded its data. */
export function WarmParts() {
  const { pathname } = useLocation();
  const { document } = useStore(registryStore);
  const isFetching = useIsFetching() > 0;
  const area = document && pageAt(declaredPages(document), pathname)?.area;
  const remote = area ? document.remotes[area] : undefined;
  const parts = remote?.releases[remote.live]?.warm;

  useEffect(() => {
    if (isFetching || !parts?.length) return;
    const timer = setTimeout(() => preloadKitParts(parts), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isFetching, parts]);
  return null;
}
