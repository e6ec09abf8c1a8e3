/** Width of a bar, in percent of its slot, on a full page. */
const BAR_WIDTH_PERCENT = 58;

/** The column width for `count` bars where a full page has `full`: bars are equally wide on every page. */
export function barWidth(count: number, full: number): string {
  return `${Math.round((BAR_WIDTH_PERCENT * Math.min(count, full)) / full)}%`;
}

const DIGIT_WIDTH_PX = 7.5;
const VALUE_AXIS_WIDTH_PX = 64;

/**
 * True when `texts`, one per point, are too wide to fit side by side. `width` of the chart and `axis` width, in
 * pixels.
 */
export function labelsOverlap(texts: readonly string[], width: number, axis = VALUE_AXIS_WIDTH_PX): boolean {
  return Math.max(0, ...texts.map((text) => text.length)) * DIGIT_WIDTH_PX > (width - axis) / texts.length;
}

/**
 * For `sx` around a chart with value labels above its bars. Apex moves a label into a bar that reaches the top of the
 * scale. The options therefore put it at the end of the bar (`dataLabels.offsetY` 0), and these styles lift it; a
 * vertical label is rotated as a whole, so it moves along x. With a band behind the bars, Apex draws the labels as a part of
 * the band.
 */
const BAR_LABELS = '& :is(.apexcharts-bar-series, .apexcharts-rangeArea-series) .apexcharts-datalabel';
export const horizontalLabelStyles = {
  [BAR_LABELS]: { transform: 'translateY(-18px)' },
} as const;
export const verticalLabelStyles = {
  [BAR_LABELS]: { transform: 'translateX(6px)' },
} as const;
