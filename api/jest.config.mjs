import { nodePreset } from '../packages/tooling/jest/presets.mjs';

/** Pure code, beside its sources. What needs the application and a database: `jest.int.config.mjs`. */
export default nodePreset({ roots: ['<rootDir>/src', '<rootDir>/test'] });
