import { CODE_TAKEN } from '@touchline/contracts/error-codes';
import { ApiError } from '@touchline/ui/host';
import { drawCode } from './draw-code.js';
import { repeatWhile } from './repeat-while.js';

/** Another team has this code. */
export const isCodeTaken = (error: unknown): boolean => error instanceof ApiError && error.code === CODE_TAKEN;

/** Sends with a newly drawn code, and draws again where that one is taken. */
export const withFreeCode = <T>(send: (code: string) => Promise<T>): Promise<T> =>
  repeatWhile(isCodeTaken, () => send(drawCode()));
