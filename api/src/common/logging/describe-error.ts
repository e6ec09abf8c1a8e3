import { isNativeError } from 'node:util/types';

/** What a log line or a message may contain of an error. */
export interface ErrorDescription {
  kind: string;
  code?: string | number | undefined;
  errno?: number | undefined;
  stack?: string[];
}

const MAX_FRAMES = 8;
/** A place in a file. A message can contain lines that begin with `at`, so the end is looked at, too. */
const FRAME = /^\s+at .*(?::\d+:\d+\)?|\(<anonymous>\)|\(native\))$/;

/**
 * Kind, codes and stack without the message: the message of a driver quotes the values of the statement. Everything
 * that logs or prints an unexpected error uses this.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!isError(error)) return { kind: typeof error };
  const { code, errno } = error as { code?: unknown; errno?: unknown };
  return {
    kind: error.name,
    code: typeof code === 'number' || (typeof code === 'string' && /^\w{1,60}$/.test(code)) ? code : undefined,
    errno: typeof errno === 'number' ? errno : undefined,
    stack: framesOf(error.stack ?? '', error.message),
  };
}

export function isError(value: unknown): value is Error {
  return value instanceof Error || isNativeError(value);
}

/** The frames of a stack; `message` is left out of it first. */
export function framesOf(stack: string, message = ''): string[] {
  const end = stack.indexOf(message) + message.length;
  return stack
    .slice(stack.includes(message) ? end : 0)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
}
