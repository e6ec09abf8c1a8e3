import { TEAM_NAME_TAKEN } from '@touchline/contracts/error-codes';
import { ApiError, failureOf, sentenceOf, type CallFailure } from '@touchline/ui/host';

/** What is wrong with a team that is being created or renamed, by where the dialog says it. */
export interface TeamProblems {
  sport: string | undefined;
  name: string | undefined;
  /** About neither of the two. */
  other: CallFailure | undefined;
}

export const NO_PROBLEMS: TeamProblems = { sport: undefined, name: undefined, other: undefined };

/** Where the dialog says why a team was refused: at the field, if the server names one the coach can see. `fallback` where it said nothing. */
export function teamRefusal(error: unknown, fallback: string): TeamProblems {
  if (error instanceof ApiError) {
    if (error.code === TEAM_NAME_TAKEN) return { ...NO_PROBLEMS, name: sentenceOf(error, fallback) };
    const [sport, name] = ['sport', 'name'].map((path) => error.fields.find((field) => field.path === path)?.message);
    if (sport !== undefined || name !== undefined) return { ...NO_PROBLEMS, sport, name };
  }
  return { ...NO_PROBLEMS, other: failureOf(error, fallback) };
}
