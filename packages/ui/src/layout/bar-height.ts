/** Height of the shell's bar at the top of the window, in pixels, with its border. */
export const BAR_HEIGHT = 65;
