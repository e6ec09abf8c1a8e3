import { z } from 'zod';

/**
 * An object with one field per key. The description of the API names each of them, whereas it says of a record only that
 * its keys are text.
 */
export const fieldPerKey = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
