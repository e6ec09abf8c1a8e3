import type { FieldProblem } from '../errors/api-error.js';

/** An issue of a validator: its path, and the end of a sentence ("must be a whole number"). */
export interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  code?: string;
  /** Only with `unrecognized_keys`. */
  keys?: readonly string[];
  /** Only with `invalid_union`: the issues of each variant, with paths that begin at the union. */
  errors?: readonly (readonly Issue[])[];
}

/** All fields that are wrong, in the order of the schema, each once, with a sentence for a coach. */
export function fieldProblems(issues: readonly Issue[], value: unknown): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues.flatMap(ofBestVariant)) {
    const path = (issue.path ?? []).map((segment) => (typeof segment === 'object' ? segment.key : segment));
    for (const problem of issue.code === 'unrecognized_keys'
      ? unknownFields(path, issue.keys ?? [])
      : [problemAt(path, issue, value)]) {
      if (!problems.has(problem.path)) problems.set(problem.path, problem);
    }
  }
  return [...problems.values()];
}

/**
 * The issues of the variant of a union that fits best: with the fewest unknown fields, then with the fewest issues. Those of
 * all variants together would ask for fields that exclude each other.
 */
function ofBestVariant(issue: Issue): Issue[] {
  const [best] = [...(issue.errors ?? [])].sort(
    (one, other) => unknownCount(one) - unknownCount(other) || one.length - other.length,
  );
  if (issue.code !== 'invalid_union' || !best) return [issue];
  return best
    .map((inner) => ({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] }))
    .flatMap(ofBestVariant);
}

const unknownCount = (issues: readonly Issue[]): number => issues.flatMap(({ keys = [] }) => keys).length;

function problemAt(path: readonly PropertyKey[], issue: Issue, value: unknown): FieldProblem {
  const missing = path.length > 0 && valueAt(value, path) === undefined;
  return { path: dotted(path), message: `${label(path)} ${missing ? 'is required' : issue.message}.` };
}

function unknownFields(parent: readonly PropertyKey[], keys: readonly string[]): FieldProblem[] {
  return keys.map((key) => {
    const path = [...parent, key.slice(0, 80)];
    return { path: dotted(path), message: `${label(path)} is not a known field.` };
  });
}

/** `entries.0.sleep_quality` → `Sleep quality`; the whole request when there is no name. */
function label(path: readonly PropertyKey[]): string {
  const name = path.findLast((segment) => typeof segment === 'string');
  if (typeof name !== 'string' || name === '') return 'The request';
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function dotted(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, segment) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[segment] : undefined,
    value,
  );
}
