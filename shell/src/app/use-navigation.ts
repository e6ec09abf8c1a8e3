import { useMemo } from 'react';
import { registryStore } from '../areas/registry/registry-store.js';
import { declaredPages } from '../areas/declared-pages.js';
import { navigationOf, type Navigation } from './navigation.js';
import { useStore } from './store.js';

/** The navigation for the current registry. */
export function useNavigation(): Navigation {
  const { document } = useStore(registryStore);
  return useMemo(() => navigationOf(document ? declaredPages(document) : []), [document]);
}
