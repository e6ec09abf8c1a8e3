// expect: import-x/no-restricted-paths
export { page } from '../features/beta/page.js';
