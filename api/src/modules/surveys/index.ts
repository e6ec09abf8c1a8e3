/** What a team asks its athletes beside the four ratings, by days, and what they answered. */
export {
  findQuestionnaire,
  NOTHING_FURTHER,
  type FurtherAnswers,
  type Questionnaire,
} from './questionnaire.repository.js';
export { findAsked } from './surveys.repository.js';
export { SurveyEntity } from './survey.entity.js';
export { SurveysModule } from './surveys.module.js';
