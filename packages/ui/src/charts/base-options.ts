import type { ApexOptions } from 'apexcharts';
import type { ChartColors } from '../theme/chart-colors.js';

export interface ChartStyle {
  mode: 'light' | 'dark';
  colors: ChartColors;
  fontFamily: string;
  /** The user's system asks for reduced motion. */
  reducedMotion: boolean;
}

/** Options common to all charts. No toolbar and no zoom: a thumb that scrolls past must not get stuck in a chart. */
export function baseOptions({ mode, colors, fontFamily, reducedMotion }: ChartStyle): ApexOptions {
  return {
    chart: {
      background: 'transparent',
      foreColor: colors.text,
      fontFamily,
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      animations: {
        enabled: !reducedMotion,
        speed: 300,
        animateGradually: { enabled: false },
        dynamicAnimation: { enabled: false },
      },
      redrawOnParentResize: true,
    },
    theme: { mode },
    grid: { borderColor: colors.grid },
    legend: { show: false },
    dataLabels: { enabled: false },
    tooltip: { theme: mode },
  };
}

/** Merges `over` into `base`: objects at every depth; lists and all other values are replaced. Neither is changed. */
export function mergeOptions(base: ApexOptions, over: ApexOptions): ApexOptions {
  return merge(base as Branch, over as Branch) as ApexOptions;
}

type Branch = Record<string, unknown>;

function merge(base: Branch, over: Branch): Branch {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isBranch(below) && isBranch(value) ? merge(below, value) : value;
  }
  return merged;
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
