import { defineConfig } from '@playwright/test';
import stories from '../playwright.config.js';

/** As the stories run, but nothing is judged and nothing recorded. */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../results/bench',
  timeout: 900_000,
  reporter: 'line',
  use: { ...stories.use, trace: 'off' },
});
