import type { AthleteRequest, RequestTask } from '@touchline/contracts/athlete-rights.schema';
import { toListedName } from '../../athletes/index.js';
import type { AthleteRequestEntity } from './athlete-request.entity.js';
import type { OpenRequest } from './requests.repository.js';

type Told = Pick<AthleteRequestEntity, 'id' | 'kind' | 'text' | 'askedAt' | 'doneAt' | 'answer'>;

export function toAthleteRequest({ id, kind, text, askedAt, doneAt, answer }: Told): AthleteRequest {
  return {
    request_id: id,
    kind,
    text,
    asked_at: askedAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
    answer,
  };
}

export function toRequestTask(open: OpenRequest): RequestTask {
  return {
    ...toAthleteRequest(open),
    athlete_id: open.athleteId,
    ...toListedName(open),
    team_id: open.teamId,
  };
}
