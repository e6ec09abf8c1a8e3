export { baselineOf, usualDeviation } from './calc/baseline.js';
export { SquadDecisionEntity } from './decisions/squad-decision.entity.js';
export { SeenAnswerEntity } from './seen/seen-answer.entity.js';
export { LOAD_DAYS } from './board/board.repository.js';
export { toSquadLoad } from './board/load.mapper.js';
export { SquadModule } from './squad.module.js';
