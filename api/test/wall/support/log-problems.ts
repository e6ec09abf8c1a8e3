/** Our own random text in a line: no canary, whatever it happens to spell. */
const REQUEST_ID = /"requestId":"[\w-]{12}"/;
/** Shorter than this, a text turns up anywhere. */
const TELLING = 4;

/** What is wrong with a log, one sentence each: a line that is no JSON object, and one that holds what nobody may read there, in whatever case and however it is escaped. */
export function logProblems(log: string, canaries: Iterable<string>): string[] {
  const secrets = [...new Set([...canaries].map((canary) => canary.toLowerCase()))];
  const blunt = secrets.filter((secret) => secret.length < TELLING);
  const problems = blunt.map((secret) => `${JSON.stringify(secret)} is too short to look for`);
  for (const line of log.split('\n').filter((each) => each !== '')) {
    const texts = textsOf(line);
    if (texts === null) problems.push(`is no JSON: ${line.slice(0, 200)}`);
    const seen = [line.replace(REQUEST_ID, ''), ...(texts ?? [])].flatMap(spellings).join('\n').toLowerCase();
    for (const secret of secrets) if (seen.includes(secret)) problems.push(`holds ${secret}: ${line.slice(0, 300)}`);
  }
  return problems;
}

/** Every name and text in a JSON object, request ids aside; null where the line is none. */
function textsOf(line: string): string[] | null {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return textsIn(Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'requestId')));
  } catch {
    return null;
  }
}

/** Every text at any depth, and every name of a member. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...textsIn(member),
  ]);
}

/** As it stands, and as an address would have it. */
function spellings(text: string): string[] {
  try {
    return [text, decodeURIComponent(text)];
  } catch {
    return [text];
  }
}
