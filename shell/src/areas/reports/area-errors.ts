/** Errors of areas that no component caught: in timers, event handlers and promises. */
import { ApiError } from '@touchline/ui/host';

export interface AreaVersion {
  area: string;
  version: string;
}

const counts = new Map<string, number>();

/** Errors of this area in this page. */
export const errorCount = (area: string): number => counts.get(area) ?? 0;

/** Counts errors of areas and passes each on. Returns the function that stops it. */
export function followErrors(onError: (source: AreaVersion, error: unknown) => void): () => void {
  const note = (error: unknown) => {
    const source = sourceOf(error, location.origin);
    if (!source) return;
    counts.set(source.area, errorCount(source.area) + 1);
    onError(source, error);
  };
  const onErrorEvent = (event: ErrorEvent) => note(event.error);
  const onRejection = (event: PromiseRejectionEvent) => note(event.reason);
  window.addEventListener('error', onErrorEvent);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onErrorEvent);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/**
 * The area's version whose code threw: the first line of the stack with an address lies in its folder. Null for other
 * code, and for errors that are no fault of the code: answers of the server, cancelled calls, code that did not arrive.
 */
export function sourceOf(error: unknown, origin: string): AreaVersion | null {
  if (!(error instanceof Error) || error instanceof ApiError) return null;
  if (error.name === 'AbortError' || error.name === 'ChunkLoadError') return null;
  // Chromium's stack begins with the message, which may contain addresses, too.
  const address = firstAddress((error.stack ?? '').replace(String(error), ''));
  if (!address || address.origin !== origin) return null;
  const [, area, version] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(address.pathname) ?? [];
  return area !== undefined && version !== undefined ? { area, version } : null;
}

/**
 * The address in the first frame that has one. Frames are `at name (address:line:column)` in Chromium and
 * `name@address:line:column` elsewhere.
 */
function firstAddress(stack: string): URL | null {
  for (const line of stack.split('\n')) {
    const [, address] = /^\s*(?:at .*?|\S*@)\(?(https?:\/\/[^\s()]+?):\d+:\d+\)?$/.exec(line.trimEnd()) ?? [];
    if (address !== undefined && URL.canParse(address)) return new URL(address);
  }
  return null;
}
