// expect: no-restricted-imports
export { repository } from '../one.repository.js';
