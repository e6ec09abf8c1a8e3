/** The address parameters that hold the editor open; the shell gets them, to guard unsaved work. */
export const EDIT_PARAM = 'edit';
export const CREATE_PARAM = 'create';
