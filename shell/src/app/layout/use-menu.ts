import { useSyncExternalStore } from 'react';
import { useAddressDialog } from '@touchline/ui/router';
import { MENU_PARAM } from '../menu-param.js';

/** The menus of the frame, and the dialogs of the help menu. One is open at a time. */
type MenuName = 'navigation' | 'account' | 'help' | 'contact' | 'about';

interface Menu {
  open: boolean;
  show: () => void;
  close: () => void;
}

const listeners = new Set<() => void>();
/** True from a close until its Back arrives: the address still names the menu meanwhile. */
let isClosing = false;

function setClosing(closing: boolean): void {
  isClosing = closing;
  for (const listener of listeners) listener();
}
window.addEventListener('popstate', () => setClosing(false));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const openMenu = () => (isClosing ? null : new URLSearchParams(window.location.search).get(MENU_PARAM));

/**
 * A menu that Back closes. Its links replace the history entry that opened it, so that Back does not return to an open menu.
 *
 * Whether it is open is read from the browser's address, because the router renders its steps after more urgent work: a menu
 * opens and closes with the tap, also when Back arrives before its step was rendered.
 */
export function useMenu(name: MenuName): Menu {
  const dialog = useAddressDialog(MENU_PARAM);
  const open = useSyncExternalStore(subscribe, openMenu) === name;

  return {
    open,
    show: () => {
      dialog.open(name);
      setClosing(false);
    },
    close: () => {
      dialog.close();
      setClosing(true);
    },
  };
}
