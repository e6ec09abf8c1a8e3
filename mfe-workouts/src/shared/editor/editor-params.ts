/** The parameters of the address that hold the editor open, which then says so to the shell. */
export const EDIT_PARAM = 'edit';
export const CREATE_PARAM = 'create';
