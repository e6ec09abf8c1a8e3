// expect: nothing
export { two } from '../two/index.js';
