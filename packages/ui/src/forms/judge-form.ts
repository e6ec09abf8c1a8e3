import { safeParse } from 'zod/mini';
import type { FormSchema } from './schema.js';

/** A sentence by field, in the order of the schema. */
export type FormProblems = Readonly<Record<string, string>>;

/** What a schema makes of typed values, or the first problem of each field. Values that the schema makes undefined are left out. */
export function judgeForm<TSent extends object>(
  schema: FormSchema<TSent>,
  typed: object,
): { sent: TSent; problems: null } | { sent: null; problems: FormProblems } {
  const parsed = safeParse(schema, typed);
  if (parsed.success) return { sent: withoutUndefined(parsed.data), problems: null };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[path.join('.')] ??= message;
  return { sent: null, problems };
}

const withoutUndefined = <T extends object>(sent: T): T =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as T;
