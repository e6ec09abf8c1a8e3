/** The parameter of the address that opens a menu of the frame, so that Back closes the menu first. */
export const MENU_PARAM = 'menu';
