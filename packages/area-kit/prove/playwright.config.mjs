import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { KIT } from '../area/kit.mjs';

const HEADLESS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Proves a build; see `touchline prove`. */
export default defineConfig({
  projects: [
    { name: 'proof', testDir: join(KIT, 'prove'), testMatch: '*.proof.mjs' },
    { name: 'stories', testDir: join(process.env.PROVE_DIR, 'stories'), testMatch: '*.story.mjs' },
  ],
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.PROVE_URL,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // It would answer for the server whose faults are played.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: HEADLESS },
  },
});
