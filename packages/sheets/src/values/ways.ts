/** What a text means, by the answer to a question: `1.234` is 1.234 with a decimal point and 1234 with a decimal comma. */
export type Ways<Answer, Value> = ReadonlyMap<Answer, Value>;

/** The value on which all ways agree; null when they do not, or when there is none. */
export function agreed<Value>(ways: Ways<unknown, Value>): { value: Value } | null {
  let found: { value: Value } | null = null;
  for (const value of ways.values()) {
    if (found !== null && found.value !== value) return null;
    found = { value };
  }
  return found;
}

/** The one answer for which those texts argue that can only be read in one way; null without such a text, or when they disagree. */
export function decide<Answer>(all: Iterable<Ways<Answer, unknown>>): Answer | null {
  const answers = new Set<Answer>();
  for (const ways of all) {
    const [only] = ways.keys();
    if (ways.size === 1 && only !== undefined) answers.add(only);
    if (answers.size > 1) return null;
  }
  const [answer] = answers;
  return answer ?? null;
}
