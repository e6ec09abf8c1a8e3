// expect: import-x/no-restricted-paths
export { area } from '../../mfe-one/src/area.js';
