/** Percent of its place that a bar takes on a full page. */
const BAR_WIDTH = 58;

/** The width of `count` bars where a full page has `full`: a page with fewer has bars as wide as any other. */
export function barWidth(count: number, full: number): string {
  return `${Math.round((BAR_WIDTH * Math.min(count, full)) / full)}%`;
}

/** Pixels: what a digit of a label takes at most, and what the axis takes of the chart's width. */
const DIGIT = 7.5;
const AXIS = 64;

/** Whether texts that stand side by side, one per point, would run into each other; `width` of the chart and of its axis of values, in pixels. */
export function wouldTouch(texts: readonly string[], width: number, axis = AXIS): boolean {
  return Math.max(0, ...texts.map((text) => text.length)) * DIGIT > (width - axis) / texts.length;
}

/**
 * For `sx` around a chart that writes the values on its bars. Apex moves a label down into a bar that reaches the top of the scale. The options
 * therefore put it at the bar's end (`dataLabels.offsetY` 0), and it is lifted here; an upright one along itself, because it is turned as a whole.
 */
export const LABELS_ABOVE_BARS = {
  '& .apexcharts-bar-series .apexcharts-datalabel': { transform: 'translateY(-18px)' },
} as const;
export const UPRIGHT_ABOVE_BARS = {
  '& .apexcharts-bar-series .apexcharts-datalabel': { transform: 'translateX(6px)' },
} as const;
