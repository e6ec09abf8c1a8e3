import { CODE_TAKEN, TEAM_NAME_TAKEN, TEAM_NOT_EMPTY } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';
import { describeContents, type TeamContents } from './calc/team-contents.js';

export const teamNameTaken = (name: string) =>
  new ApiError(409, TEAM_NAME_TAKEN, `There is already a team called ${name}.`);

/** Does not tell which team has the code: it may belong to another institution. */
export const codeTaken = () =>
  new ApiError(409, CODE_TAKEN, 'This registration code is taken. Please try another one.');

/** Deleting a team never deletes athletes, events or pending registrations with it. */
export const teamNotEmpty = (name: string, contents: TeamContents) =>
  new ApiError(
    409,
    TEAM_NOT_EMPTY,
    `${name} has ${describeContents(contents)}, and only an empty team can be deleted.`,
  );
