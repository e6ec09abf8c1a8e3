export { AthleteAnswersModule } from './athlete-answers.module.js';
