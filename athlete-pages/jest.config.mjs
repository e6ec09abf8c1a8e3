import { pagesPreset } from '../packages/tooling/jest/presets.mjs';

export default pagesPreset({
  // Loaded before all specs: what it does after each test counts for every spec of a group.
  setupFilesAfterEnv: ['<rootDir>/src/testing/render.tsx'],
});
