// expect: import-x/no-cycle
import { b } from './circle-b.js';
export const a = () => b;
