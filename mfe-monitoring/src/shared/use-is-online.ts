import { useSyncExternalStore } from 'react';

/** Whether the browser has a network. Only `false` is certain: a browser calls any network a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => (navigator as { onLine?: boolean }).onLine !== false);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
