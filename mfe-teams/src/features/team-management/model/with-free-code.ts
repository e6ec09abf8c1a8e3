import { CODE_TAKEN } from '@touchline/contracts/error-codes';
import { ApiError } from '@touchline/ui/host';
import { drawCode } from './draw-code.js';

/** More often than this nobody draws a taken one by chance: then something else is wrong. */
const DRAWS = 5;

/** Sends with a newly drawn code, and draws again where that one is taken. */
export async function withFreeCode<T>(send: (code: string) => Promise<T>): Promise<T> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await send(drawCode());
    } catch (error) {
      if (draw === DRAWS || !(error instanceof ApiError && error.code === CODE_TAKEN)) throw error;
    }
  }
}
