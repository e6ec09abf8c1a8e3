import { defineConfig } from '@playwright/test';
import { DESK } from './support/worker-browser.js';

/**
 * Uses the system's Chromium and downloads no browser. Each of the two workers runs its own product, which all its stories
 * share.
 */
export default defineConfig({
  testDir: './stories',
  outputDir: './results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // A story walks through all states of a screen, which takes up to half a minute, and longer on a busy machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    ...DESK,
    // Recording makes every story take half as long again, so it is off unless TRACE=1.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
