/** Pixels. */
export const LINE_HEIGHT = 340;
