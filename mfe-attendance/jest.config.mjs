import { webPreset } from '../packages/tooling/jest/presets.mjs';

export default webPreset();
