import { z } from 'zod';
import type { Word } from './words.js';

/**
 * A word of an answer, which its readers also take when they do not know it (`words.ts`). The description of the API marks the
 * list as `x-open`, so that another word in it is no new major. Words of requests are closed lists (`z.enum`): the server
 * refuses others. Lists of answers that stay closed are in `test/closed-words.json`, each with its reason.
 */
export const wordSchema = <const Known extends string>(words: readonly Known[]) =>
  z.enum(words).meta({ 'x-open': true }) as unknown as z.ZodType<Word<Known>>;
