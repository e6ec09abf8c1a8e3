// expect: import-x/no-restricted-paths
export { kit } from '../../packages/ui/src/kit.js';
