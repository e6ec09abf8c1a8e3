import { useState } from 'react';
import { useAddressDialog } from '@touchline/ui/router';
import { MENU_PARAM } from '../menu-param.js';
import { useRouterLocation } from '../use-router-location.js';

/** The menus of the frame, and the dialogs of the help menu. One is open at a time. */
type MenuName = 'navigation' | 'account' | 'help' | 'how-to' | 'contact' | 'words' | 'about';

interface Menu {
  open: boolean;
  show: () => void;
  close: () => void;
}

/**
 * A menu that Back closes. Its links replace the history entry that opened it, so that Back does not return to an open menu.
 * It opens and closes with the tap, also when Back arrives before the step of the open menu is rendered.
 */
export function useMenu(name: MenuName): Menu {
  const dialog = useAddressDialog(MENU_PARAM);
  const { key, search } = useRouterLocation();
  // The step that a close leaves: it still names the menu until Back has arrived.
  const [leftKey, setLeftKey] = useState<string | null>(null);
  // Forward to that step shows the menu again.
  if (leftKey !== null && leftKey !== key) setLeftKey(null);

  return {
    open: leftKey !== key && new URLSearchParams(search).get(MENU_PARAM) === name,
    show: () => {
      setLeftKey(null);
      dialog.open(name);
    },
    close: () => {
      setLeftKey(key);
      dialog.close();
    },
  };
}
