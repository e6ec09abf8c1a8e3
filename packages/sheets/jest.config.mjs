import { nodePreset } from '../tooling/jest/presets.mjs';

export default nodePreset();
