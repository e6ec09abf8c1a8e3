import { TEAM_NAME_TAKEN } from '@touchline/contracts/error-codes';
import { ApiError, failureOf, sentenceOf, type CallFailure, withInputKept } from '@touchline/ui/host';

/** Problems of a team that is created or renamed, by the place in the dialog that shows them. */
export interface TeamProblems {
  sport: string | undefined;
  name: string | undefined;
  /** A failure that concerns neither field. */
  other: CallFailure | undefined;
}

export const NO_PROBLEMS: TeamProblems = { sport: undefined, name: undefined, other: undefined };

/**
 * Assigns a failure to the field that the server names, if the dialog shows it. `fallback` is the sentence for failures
 * without a message.
 */
export function toTeamProblems(error: unknown, fallback: string): TeamProblems {
  if (ApiError.hasCode(error, TEAM_NAME_TAKEN)) return { ...NO_PROBLEMS, name: sentenceOf(error, fallback) };
  if (error instanceof ApiError) {
    const [sport, name] = ['sport', 'name'].map((path) => error.fields.find((field) => field.path === path)?.message);
    if (sport !== undefined || name !== undefined) return { ...NO_PROBLEMS, sport, name };
  }
  return { ...NO_PROBLEMS, other: withInputKept(failureOf(error, fallback)) };
}
