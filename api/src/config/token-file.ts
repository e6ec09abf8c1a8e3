import { readFile, stat } from 'node:fs/promises';

const OTHERS = 0o007;
/** What a bearer token may consist of (RFC 6750). */
const TOKEN = /^[\w.~+/-]+=*$/;

/** The token in the file of METRICS_TOKEN_FILE, or a sentence that says why there is none. */
export async function readTokenFile(path: string): Promise<{ token: string } | { problem: string }> {
  const problem = (reason: string) => ({ problem: `METRICS_TOKEN_FILE is ${path}, ${reason}.` });
  try {
    const { mode } = await stat(path);
    // Windows has no such bits.
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0)
      return problem(`which every user of this machine may read: run chmod o= ${path}`);
    const token = (await readFile(path, 'utf8')).trim();
    if (token === '')
      return problem('which is empty: write a random token into it, as openssl rand -hex 32 prints one');
    return TOKEN.test(token)
      ? { token }
      : problem('which must hold one line of letters and digits only, as openssl rand -hex 32 prints one');
  } catch (error) {
    return problem(`which cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
}
