export { LoadPlanModule } from './load-plan.module.js';
