export { baselineOf, usualDeviation } from './calc/baseline.js';
export { SquadDecisionEntity } from './decisions/squad-decision.entity.js';
export { findMessages, type Message } from './decisions/messages.repository.js';
export { SeenAnswerEntity } from './seen/seen-answer.entity.js';
export { findSeen, type Seen } from './seen/seen.repository.js';
export { LOAD_DAYS } from './board/board.repository.js';
export { toSquadLoad } from './board/load.mapper.js';
export { SquadModule } from './squad.module.js';
