export { two } from './two.service.js';
