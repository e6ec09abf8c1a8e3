/** Pixels. */
export const LINE_HEIGHT = 340;
export const RADAR_HEIGHT = 300;
