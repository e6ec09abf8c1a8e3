import { z } from 'zod';
import { calendarDateSchema } from './wire.schema.js';

/** What tells equal names of a list apart (`labelsOf`). */
export const tellingShape = {
  /** One to three digits; `0` and `00` are two numbers. */
  jersey_number: z.string().nullable(),
  date_of_birth: calendarDateSchema.nullable(),
};

/** The name of an athlete in a list. */
export const listedNameShape = { first_name: z.string(), last_name: z.string(), ...tellingShape };
