import { safeParse } from 'zod/mini';
import type { FormSchema } from '../forms/schema.js';

/** What a schema makes of typed values (null when something is wrong), and the problems by field. */
export function judgeForm<TSent>(
  schema: FormSchema<TSent>,
  typed: object,
): { sent: TSent | null; problems: Record<string, string> } {
  const { data, error } = safeParse(schema, typed);
  return {
    sent: data ?? null,
    problems: Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
  };
}
