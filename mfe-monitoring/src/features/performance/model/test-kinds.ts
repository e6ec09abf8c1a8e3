import { FATIGUE_RULES, type FatigueKind } from '@touchline/contracts/fatigue-kinds';

/** How a kind of test looks on this screen. */
interface TestLook {
  chartTitle: string;
  /** Of the history dialog, after "Edit". */
  title: string;
  /** In the middle of a sentence. */
  name: string;
  empty: string;
  /** One bar or one point per test. */
  drawn: 'bar' | 'line';
  /** The scale runs from 0 to here at least, in so many steps. */
  least: { max: number; steps: number };
  /** Says how the values are to be read. */
  caption: string;
}

const shown = (kind: FatigueKind) =>
  `${FATIGUE_RULES[kind].shownDecimals} ${FATIGUE_RULES[kind].shownDecimals === 1 ? 'decimal' : 'decimals'}`;

export const TEST_LOOKS: Readonly<Record<FatigueKind, TestLook>> = {
  grip: {
    chartTitle: 'Grip Strength (kg)',
    title: 'Grip Strength',
    name: 'grip strength',
    empty: 'No grip strength data available',
    drawn: 'bar',
    least: { max: 46, steps: 2 },
    caption: `More is stronger. Shown with ${shown('grip')}, edited as it was measured.`,
  },
  sprint: {
    chartTitle: '10m Sprint Times (seconds)',
    title: '10m Sprint Time',
    name: 'sprint time',
    empty: 'No dash time data available',
    drawn: 'line',
    least: { max: 2.1, steps: 3 },
    caption: `Less is faster. Shown with ${shown('sprint')}, edited as it was measured.`,
  },
  jump: {
    chartTitle: 'Vertical jump (cm)',
    title: 'Vertical jump',
    name: 'vertical jump',
    empty: 'No vertical jump data available',
    drawn: 'bar',
    // Trained men jump about 44 cm, women about 32: up to here nearly everybody's weeks stand on one scale.
    least: { max: 60, steps: 3 },
    caption: `More is higher. Shown with ${shown('jump')}, edited as it was measured.`,
  },
};
