/** Pixels. */
export const LINE_HEIGHT = 340;
/** Of a chart that is one card among many. */
export const CARD_CHART_HEIGHT = 250;
