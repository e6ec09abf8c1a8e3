import { nodePreset } from '../packages/tooling/jest/presets.mjs';

/** Tests of pure code, beside the sources. Tests with the application and a database: `jest.int.config.mjs`. */
export default nodePreset({ roots: ['<rootDir>/src', '<rootDir>/test'] });
