import type { SharedErrorCode } from '@touchline/contracts/error-codes';
import { CREATED_CODE_SECONDS } from '@touchline/contracts/registration-code';
import type { Sport } from '@touchline/contracts/sports';
import type { CreateTeamBody } from '@touchline/contracts/teams.schema';
import { ApiError, createRetryKeys } from '@touchline/ui/host';
import { generateCode } from './generate-code.js';
import { retryWhile } from './retry-while.js';
import { isCodeTaken } from './with-free-code.js';

/** The input of the coach. */
export interface NewTeam {
  sport: Sport;
  /** Empty: the server names the team after its sport. */
  name: string;
}

/** A request with its retry key. Repeated unchanged, it creates no second team. */
export interface TeamRequest {
  key: string;
  body: CreateTeamBody;
}

const KEY_REUSED: SharedErrorCode = 'key_reused';
/** The server rejects this request permanently. */
const needsNewRequest = (error: unknown): boolean => isCodeTaken(error) || ApiError.hasCode(error, KEY_REUSED);

function newRequest(key: string, { sport, name }: NewTeam): TeamRequest {
  const code_expires_at = new Date(Date.now() + CREATED_CODE_SECONDS * 1000).toISOString();
  return {
    key,
    body: { sport, registration_code: generateCode(), code_expires_at, ...(name === '' ? {} : { name }) },
  };
}

/** Sends a team as the same request until the team is created or the input changes. */
export interface TeamSender {
  /**
   * Resolves with the result of `post`. A permanently rejected request, for example because its code is taken, is
   * replaced at once.
   */
  send: <T>(team: NewTeam, post: (request: TeamRequest) => Promise<T>) => Promise<T>;
}

/**
 * Creates a sender for one dialog. After a lost answer the next attempt repeats the same request, because the team may
 * exist already.
 */
export function createTeamSender(): TeamSender {
  const retryKeys = createRetryKeys<NewTeam>();
  let lastRequest: TeamRequest | null = null;

  /** The request of a retry key: the code in its body must stay the same too. */
  const requestOf = (key: string, team: NewTeam): TeamRequest => {
    if (lastRequest?.key !== key) lastRequest = newRequest(key, team);
    return lastRequest;
  };

  return {
    send: ({ sport, name }, post) => {
      const team: NewTeam = { sport, name: name.trim() };
      return retryWhile(needsNewRequest, async () => {
        try {
          return await retryKeys.send(team, (key) => post(requestOf(key, team)));
        } catch (error) {
          if (isCodeTaken(error)) retryKeys.forget(team);
          throw error;
        }
      });
    },
  };
}
