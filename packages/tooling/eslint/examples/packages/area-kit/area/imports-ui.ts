// expect: import-x/no-restricted-paths
export { kit } from '../../ui/src/kit.js';
