import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { performanceTestsTexts } from '../../../shared/texts/performance-tests-texts.js';

/** How a kind of test is shown on this screen. */
interface TestDisplay {
  chartTitle: string;
  /** Title of the history dialog, after "Edit". */
  title: string;
  /** The name within a sentence. */
  name: string;
  empty: string;
  chart: 'bar' | 'line';
  /** The scale of the chart runs at least from 0 to `max`. */
  minimumScale: { max: number; steps: number };
  /** Explains how to read the values. */
  caption: string;
}

const captionOf = (kind: PerformanceTestKind, direction: string) =>
  `${direction} ${performanceTestsTexts.decimals(PERFORMANCE_TEST_LIMITS[kind].shownDecimals)}`;

export const TEST_DISPLAYS: Readonly<Record<PerformanceTestKind, TestDisplay>> = {
  grip: {
    chartTitle: 'Grip Strength (kg)',
    title: 'Grip Strength',
    name: 'grip strength',
    empty: performanceTestsTexts.noGrip,
    chart: 'bar',
    minimumScale: { max: 46, steps: 2 },
    caption: captionOf('grip', performanceTestsTexts.higherIsStronger),
  },
  sprint: {
    chartTitle: '10m Sprint Times (seconds)',
    title: '10m Sprint Time',
    name: 'sprint time',
    empty: performanceTestsTexts.noSprint,
    chart: 'line',
    minimumScale: { max: 2.1, steps: 3 },
    caption: captionOf('sprint', performanceTestsTexts.lowerIsFaster),
  },
  jump: {
    chartTitle: 'Vertical jump (cm)',
    title: 'Vertical jump',
    name: 'vertical jump',
    empty: performanceTestsTexts.noJump,
    chart: 'bar',
    // Trained men jump about 44 cm, women about 32 cm, so that nearly all charts share this scale.
    minimumScale: { max: 60, steps: 3 },
    caption: captionOf('jump', performanceTestsTexts.higherIsBetter),
  },
};
