import { CODE_TAKEN } from '@touchline/contracts/error-codes';
import { ApiError } from '@touchline/ui/host';
import { generateCode } from './generate-code.js';
import { retryWhile } from './retry-while.js';

export const isCodeTaken = (error: unknown): boolean => ApiError.hasCode(error, CODE_TAKEN);

/** Sends with a new code and generates another one when the code is taken. */
export const withFreeCode = <T>(send: (code: string) => Promise<T>): Promise<T> =>
  retryWhile(isCodeTaken, () => send(generateCode()));
