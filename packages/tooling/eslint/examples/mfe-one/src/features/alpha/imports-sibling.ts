// expect: import-x/no-restricted-paths
export { page } from '../beta/page.js';
