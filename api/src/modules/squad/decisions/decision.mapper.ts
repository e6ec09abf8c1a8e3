import type { Decision } from '@touchline/contracts/decisions.schema';
import type { MadeDecision } from './decisions.repository.js';

/** A decision in its wire shape, for the coach who reads it. */
export function toDecision({ decision, coachName }: MadeDecision, coachId: number): Decision {
  return {
    decision_id: decision.id,
    kind: decision.kind,
    note: decision.note,
    message: decision.messageToAthlete,
    made_on: decision.madeOn,
    until: decision.untilDay,
    made_by: coachName,
    own: decision.coachId === coachId,
  };
}
