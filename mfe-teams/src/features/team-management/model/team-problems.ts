import { TEAM_NAME_TAKEN } from '@touchline/contracts/error-codes';
import { ApiError, sentenceOf } from '@touchline/ui/host';

/** What is wrong with a team that is being created, by where the dialog says it. */
export interface CreateProblems {
  sport: string | undefined;
  name: string | undefined;
  /** About neither of the two. */
  other: string | undefined;
}

export const NO_PROBLEMS: CreateProblems = { sport: undefined, name: undefined, other: undefined };

/** Where the dialog says why a team was refused: at the field, if the server names one the coach can see. */
export function createRefusal(error: unknown): CreateProblems {
  if (error instanceof ApiError) {
    if (error.code === TEAM_NAME_TAKEN) return { ...NO_PROBLEMS, name: sentenceOf(error, 'Failed to create team') };
    const [sport, name] = ['sport', 'name'].map((path) => error.fields.find((field) => field.path === path)?.message);
    if (sport !== undefined || name !== undefined) return { ...NO_PROBLEMS, sport, name };
  }
  return { ...NO_PROBLEMS, other: sentenceOf(error, 'Failed to create team') };
}
