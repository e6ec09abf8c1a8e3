export { JoinModule } from './join.module.js';
