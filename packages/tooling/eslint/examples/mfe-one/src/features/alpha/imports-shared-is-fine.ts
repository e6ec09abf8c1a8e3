// expect: nothing
export { tool } from '../../shared/tool.js';
