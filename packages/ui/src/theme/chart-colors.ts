/** Colours of lines and axes in charts, per theme. Chosen to differ in lightness as well as in hue. */
export interface ChartColors {
  series: { sleep_quality: string; fatigue: string; muscle_soreness: string; stress: string; hooper_index: string };
  /** Training load; `building` marks a chronic workload that is still filling up. */
  load: { acute: string; chronic: string; building: string; session: string };
  grid: string;
  text: string;
}

export const CHART_COLORS: Readonly<Record<'light' | 'dark', ChartColors>> = {
  light: {
    series: { sleep_quality: '#1565c0', fatigue: '#b35900', muscle_soreness: '#7b1fa2', stress: '#c2185b', hooper_index: '#263238' },
    load: { acute: '#b35900', chronic: '#1565c0', building: '#6b7671', session: '#0b6e4f' },
    grid: '#d9dedb',
    text: '#45504b',
  },
  dark: {
    series: { sleep_quality: '#64b5f6', fatigue: '#ffb74d', muscle_soreness: '#ce93d8', stress: '#f48fb1', hooper_index: '#eceff1' },
    load: { acute: '#ffb74d', chronic: '#64b5f6', building: '#8d9a94', session: '#58d0a4' },
    grid: '#35403b',
    text: '#b7c2bc',
  },
};
