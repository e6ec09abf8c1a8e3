import type { SharedErrorCode } from '@touchline/contracts/error-codes';
import { CREATED_CODE_SECONDS } from '@touchline/contracts/registration-code';
import type { Sport } from '@touchline/contracts/sports';
import type { CreateTeamBody } from '@touchline/contracts/teams.schema';
import { ApiError, newRetryKey } from '@touchline/ui/host';
import { drawCode } from './draw-code.js';
import { repeatWhile } from './repeat-while.js';
import { isCodeTaken } from './with-free-code.js';

/** A team as the coach describes it. */
export interface NewTeam {
  sport: Sport;
  /** Empty: the server calls it by its sport. */
  name: string;
}

/** What is sent for it. Body and key belong together: sent again as they are, they create no second team. */
export interface TeamRequest {
  key: string;
  body: CreateTeamBody;
}

const KEY_REUSED: SharedErrorCode = 'key_reused';
/** The server will never take this request, whoever sends it again. */
const isSpent = (error: unknown): boolean =>
  isCodeTaken(error) || (error instanceof ApiError && error.code === KEY_REUSED);

function newRequest({ sport, name }: NewTeam): TeamRequest {
  const code_expires_at = new Date(Date.now() + CREATED_CODE_SECONDS * 1000).toISOString();
  return {
    key: newRetryKey(),
    body: { sport, registration_code: drawCode(), code_expires_at, ...(name === '' ? {} : { name }) },
  };
}

/** Sends teams, each as one request for as long as it is unchanged and not created. */
export interface TeamSender {
  /** Answers what `post` does. A request that is spent, because its code is taken for instance, is followed by a new one at once. */
  send: <T>(team: NewTeam, post: (request: TeamRequest) => Promise<T>) => Promise<T>;
}

/** One for each draft. After an answer that got lost, the next press sends what the last one sent: the team may be there already. */
export function createTeamSender(): TeamSender {
  let kept: { team: NewTeam; request: TeamRequest } | null = null;

  const requestFor = (team: NewTeam): TeamRequest => {
    if (kept?.team.sport !== team.sport || kept.team.name !== team.name) kept = { team, request: newRequest(team) };
    return kept.request;
  };
  return {
    send: async (typed, post) => {
      const team = { ...typed, name: typed.name.trim() };
      const answer = await repeatWhile(isSpent, async () => {
        try {
          return await post(requestFor(team));
        } catch (error) {
          if (isSpent(error)) kept = null;
          throw error;
        }
      });
      kept = null;
      return answer;
    },
  };
}
