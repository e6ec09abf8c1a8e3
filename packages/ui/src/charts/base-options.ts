import type { ApexOptions } from 'apexcharts';
import type { ChartColors } from '../theme/chart-colors.js';

export interface ChartLook {
  mode: 'light' | 'dark';
  colors: ChartColors;
  fontFamily: string;
  /** The reader asked the system for less motion. */
  still: boolean;
}

/** What every chart of the product has in common. No toolbar and no zoom: a thumb that scrolls past must not get stuck in it. */
export function baseOptions({ mode, colors, fontFamily, still }: ChartLook): ApexOptions {
  return {
    chart: {
      background: 'transparent',
      foreColor: colors.text,
      fontFamily,
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      animations: {
        enabled: !still,
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

/** `over` laid on `base`, objects merged at every depth, lists and everything else replaced. Neither is changed. */
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
