// expect: import-x/no-restricted-paths
export { two } from '../two/two.service.js';
