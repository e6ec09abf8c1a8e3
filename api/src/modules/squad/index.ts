export { SquadDecisionEntity } from './decisions/squad-decision.entity.js';
export { SeenAnswerEntity } from './seen/seen-answer.entity.js';
export { SquadModule } from './squad.module.js';
