// expect: import-x/no-restricted-paths
export { frame } from '../../../shell/src/frame.js';
