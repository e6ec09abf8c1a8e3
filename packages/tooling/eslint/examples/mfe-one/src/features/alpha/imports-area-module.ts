// expect: import-x/no-restricted-paths
export { area } from '../../area.js';
