/** The shell's bar stays at the top of the window; pixels, its line included. */
export const BAR_HEIGHT = 65;
