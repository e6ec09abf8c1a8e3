// expect: import-x/no-cycle
import { a } from './circle-a.js';
export const b = () => a;
