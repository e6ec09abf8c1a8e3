import { useEffect, useState } from 'preact/hooks';

const STATE = 'my data';

/** A screen above this one, from which the browser's way back leads here. The address stays the same. */
export function useSubscreen(): [isOpen: boolean, open: () => void] {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const follow = (event: PopStateEvent) => setIsOpen(event.state === STATE);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const open = () => {
    window.history.pushState(STATE, '');
    setIsOpen(true);
  };
  return [isOpen, open];
}
