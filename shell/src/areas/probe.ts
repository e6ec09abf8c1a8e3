import { otherFile } from '@touchline/contracts/release-problems';
import { AreaFailure } from './area-failure.js';

export interface ExpectedFile {
  href: string;
  /** Its name in the release document. */
  path: string;
  integrity: string;
}

/**
 * Finds out why scripts failed, since a script element only reports "error". Fetches the same files again and tells
 * missing, changed and unreachable files apart. If all files are there now, the connection was the cause.
 */
export async function probe(files: ExpectedFile[]): Promise<AreaFailure> {
  for (const file of files) {
    const failure = await probeFile(file);
    if (failure) return failure;
  }
  return new AreaFailure('network', 'a file did not arrive, and is there now');
}

async function probeFile({ href, path, integrity }: ExpectedFile): Promise<AreaFailure | null> {
  const options: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(2_000) };
  try {
    const response = await fetch(href, options);
    if (!response.ok) return new AreaFailure('http', `${href} answered ${response.status}`, response.status);
    if (!/javascript/.test(response.headers.get('content-type') ?? ''))
      return new AreaFailure('http', `${href} is no script`, response.status);
  } catch {
    return new AreaFailure('network', `${href} could not be reached`);
  }
  try {
    await fetch(href, { ...options, integrity });
    return null;
  } catch {
    return new AreaFailure('integrity', otherFile(path));
  }
}
