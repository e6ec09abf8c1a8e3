import { webPreset } from '../tooling/jest/presets.mjs';

export default webPreset();
