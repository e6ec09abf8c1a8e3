/** Colours of lines and axes in charts, per theme. They differ in lightness as well as in hue. */
export interface ChartColors {
  series: { sleep_quality: string; fatigue: string; muscle_soreness: string; stress: string; hooper_index: string };
  /**
   * Training load. `building`: a chronic workload with less than 28 days of history; `usual`: the 4-week average,
   * drawn across a bar of `session`.
   */
  load: {
    acute: string;
    chronic: string;
    building: string;
    session: string;
    monotony: string;
    strain: string;
    usual: string;
  };
  /** One colour per kind of test. */
  tests: { grip: string; sprint: string; jump: string };
  /** Completed tasks and remaining tasks. */
  tasks: { done: string; remaining: string };
  grid: string;
  text: string;
}

export const CHART_COLORS: Readonly<Record<'light' | 'dark', ChartColors>> = {
  light: {
    series: {
      sleep_quality: '#1565c0',
      fatigue: '#b35900',
      muscle_soreness: '#7b1fa2',
      stress: '#c2185b',
      hooper_index: '#263238',
    },
    load: {
      acute: '#b35900',
      chronic: '#1565c0',
      building: '#6b7671',
      session: '#0b6e4f',
      monotony: '#7b1fa2',
      strain: '#c2185b',
      usual: '#1b2421',
    },
    tests: { grip: '#0b6e4f', sprint: '#1565c0', jump: '#7b1fa2' },
    tasks: { done: '#0b6e4f', remaining: '#b8c2bd' },
    grid: '#d9dedb',
    text: '#45504b',
  },
  dark: {
    series: {
      sleep_quality: '#64b5f6',
      fatigue: '#ffb74d',
      muscle_soreness: '#ce93d8',
      stress: '#f48fb1',
      hooper_index: '#eceff1',
    },
    load: {
      acute: '#ffb74d',
      chronic: '#64b5f6',
      building: '#8d9a94',
      session: '#58d0a4',
      monotony: '#ce93d8',
      strain: '#f48fb1',
      usual: '#ffffff',
    },
    tests: { grip: '#58d0a4', sprint: '#64b5f6', jump: '#ce93d8' },
    tasks: { done: '#58d0a4', remaining: '#4a5751' },
    grid: '#35403b',
    text: '#b7c2bc',
  },
};
