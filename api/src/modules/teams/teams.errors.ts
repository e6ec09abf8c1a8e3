import { CODE_TAKEN, TEAM_NAME_TAKEN } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

export const teamNameTaken = (name: string) => new ApiError(409, TEAM_NAME_TAKEN, `There is already a team called ${name}.`);

/** Whose it is stays unsaid. */
export const codeTaken = () => new ApiError(409, CODE_TAKEN, 'This registration code is taken. Please try another one.');
