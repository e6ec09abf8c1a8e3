/** The request id is random text, which may contain a canary by chance. */
const REQUEST_ID = /"requestId":"[\w-]{12}"/;
/** Shorter texts occur in any line by chance. */
const MIN_CANARY_LENGTH = 4;

/**
 * Problems of a log, one sentence each: a line that is not a JSON object, and a line that contains a canary, in any case
 * and in any escaping.
 */
export function logProblems(log: string, canaries: Iterable<string>): string[] {
  const secrets = [...new Set([...canaries].map((canary) => canary.toLowerCase()))];
  const blunt = secrets.filter((secret) => secret.length < MIN_CANARY_LENGTH);
  const problems = blunt.map((secret) => `${JSON.stringify(secret)} is too short to look for`);
  for (const line of log.split('\n').filter((each) => each !== '')) {
    const texts = textsOf(line);
    if (texts === null) problems.push(`is no JSON: ${line.slice(0, 200)}`);
    const seen = [line.replace(REQUEST_ID, ''), ...(texts ?? [])].flatMap(spellings).join('\n').toLowerCase();
    for (const secret of secrets) if (seen.includes(secret)) problems.push(`holds ${secret}: ${line.slice(0, 300)}`);
  }
  return problems;
}

/** Every name and text in a JSON object, without request ids; null when the line is no object. */
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

/** The text itself, and the text as an address writes it. */
function spellings(text: string): string[] {
  try {
    return [text, decodeURIComponent(text)];
  } catch {
    return [text];
  }
}
