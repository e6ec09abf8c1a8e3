import { useMemo } from 'react';
import { useCoach } from '@touchline/ui/host';
import { registryStore } from '../areas/registry/registry-store.js';
import { offeredPages } from '../areas/declared-pages.js';
import { navigationOf, type Navigation } from './navigation.js';
import { useStore } from './store.js';

/** The navigation for the current registry and the coach's roles. */
export function useNavigation(): Navigation {
  const coach = useCoach();
  const { document } = useStore(registryStore);
  return useMemo(() => navigationOf(offeredPages(document, coach)), [document, coach]);
}
