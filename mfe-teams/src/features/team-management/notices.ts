/** How long this screen's messages stand; the shell's own default is shorter. */
export const SHOWN_MS = 4000;
