import { pagesPreset } from '../packages/tooling/jest/presets.mjs';

export default pagesPreset();
