/**
 * The squad of a team: `board/` (one request, nineteen queries), `decisions/`, `history/`, `seen/` and `revision/`.
 * `calc/` holds the rules of flags as pure functions, tested by vectors and by a simulation of how often they mark an
 * answer by chance (`false-alarms.spec.ts`). An open decision carries its athlete in `open_athlete_id`, whose unique
 * key allows one per athlete; only its end is ever changed. Flags are not stored: a board of an earlier day, and the
 * history, judge the stored answers again. Open boards poll `GET /api/squad/answers`, four queries: a hash of the
 * number, versions and last change of the answers of today and yesterday. The board has the same hash, read before its
 * own answers. It names nobody and no value, so the audit does not record it. A coach's message and `seen_answers` are
 * all that an athlete learns of the board.
 */
export { baselineOf, usualDeviation } from './calc/baseline.js';
export { SquadDecisionEntity } from './decisions/squad-decision.entity.js';
export { findMessages, type Message } from './decisions/messages.repository.js';
export { SeenAnswerEntity } from './seen/seen-answer.entity.js';
export { findSeen, type Seen } from './seen/seen.repository.js';
export { LOAD_DAYS } from './board/board.repository.js';
export { toSquadLoad } from './board/load.mapper.js';
export { SquadModule } from './squad.module.js';
