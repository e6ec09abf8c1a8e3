import { defineConfig } from '@playwright/test';
import stories from '../playwright.config.js';
import { AREAS } from './proven-site.js';

/** Proves a build on a product of its own, with the smoke stories of the proven areas: see `touchline prove`. */
export default defineConfig({
  ...stories,
  testDir: '..',
  testMatch: ['prove/*.spec.ts', 'stories/*.spec.ts'],
  grep: new RegExp(['@proof', ...AREAS.map((area) => `@smoke-${area}`)].join('|')),
  workers: 1,
  reporter: [['list'], ['json']],
});
