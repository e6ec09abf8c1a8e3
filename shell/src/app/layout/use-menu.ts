import { useEffect, useState } from 'react';
import { useAddressDialog, useLocation } from '@touchline/ui/router';
import { MENU_PARAM } from '../menu-param.js';

/** The menus of the frame, and the dialogs of the help menu. One is open at a time. */
type MenuName = 'navigation' | 'account' | 'help' | 'contact' | 'about';

interface Menu {
  open: boolean;
  show: () => void;
  close: () => void;
}

/** A menu that Back closes. Its links replace the history entry that opened it, so that Back does not return to an open menu. */
export function useMenu(name: MenuName): Menu {
  const dialog = useAddressDialog(MENU_PARAM);
  const { key } = useLocation();
  // The router renders its steps after more urgent work, but a menu opens and closes with the tap: until the next step is rendered.
  const [asked, setAsked] = useState<{ at: string; open: boolean } | null>(null);
  // Back to an earlier step must not bring back what was asked for there.
  if (asked !== null && asked.at !== key) setAsked(null);
  // Back may arrive before the step of the open menu is rendered, which then never is.
  useEffect(() => {
    const forgetOpening = () => setAsked((now) => (now?.open ? null : now));
    window.addEventListener('popstate', forgetOpening);
    return () => window.removeEventListener('popstate', forgetOpening);
  }, []);

  return {
    open: asked?.at === key ? asked.open : dialog.value === name,
    show: () => {
      setAsked({ at: key, open: true });
      dialog.open(name);
    },
    close: () => {
      setAsked({ at: key, open: false });
      dialog.close();
    },
  };
}
