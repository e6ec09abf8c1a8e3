import { useEffect } from 'react';

/** Names the page in the tab and in the browser's history. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – Touchline` : 'Touchline';
  }, [title]);
}
