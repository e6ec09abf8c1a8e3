import { defineConfig } from '@playwright/test';
import stories from '../../e2e/playwright.config.js';

/**
 * The configuration of the stories, without recording and with a longer timeout. One benchmark runs at a time, because a
 * second one would slow it down.
 */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: './results/failures',
  workers: 1,
  timeout: 900_000,
  reporter: 'line',
  use: { ...stories.use, trace: 'off' },
});
