/** The lists of words in the answers that a build reads. Pure. */
import type { JsonSchema, ReleaseCalls } from '@touchline/contracts/area';
import { OPEN_WORDS } from './api-document.js';

export interface AnswerWords {
  /** Fields that show a word which they do not know, as `GET /api/attendance answer[].status`. */
  open: string[];
  /** Fields that understand the listed words alone. */
  closed: string[];
}

/** Which fields of answers take a new word of the API, by route and field. */
export function answerWords(calls: ReleaseCalls): AnswerWords {
  const words: AnswerWords = { open: [], closed: [] };
  for (const [route, { answer }] of Object.entries(calls)) if (answer) collect(answer, `${route} answer`, words);
  return words;
}

function collect(schema: JsonSchema, place: string, words: AnswerWords): void {
  const { enum: values, properties, items, anyOf, oneOf, additionalProperties } = schema as Parts;
  if (values && values.filter((value) => typeof value === 'string').length > 1)
    words[schema[OPEN_WORDS] === true ? 'open' : 'closed'].push(place);
  for (const [name, field] of Object.entries(properties ?? {})) collect(field, `${place}.${name}`, words);
  if (items) collect(items, `${place}[]`, words);
  if (typeof additionalProperties === 'object') collect(additionalProperties, `${place}.*`, words);
  for (const choice of anyOf ?? oneOf ?? []) collect(choice, place, words);
}

interface Parts {
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
}

/** What `check` says of them; nothing of a build that reads no words. */
export function wordsNote(calls: ReleaseCalls = {}): string[] {
  const { open, closed } = answerWords(calls);
  const parts = [
    ...(open.length > 0 ? [`It shows new words of the API in ${open.length} lists of answers`] : []),
    ...(closed.length > 0
      ? [`${open.length > 0 ? 'and ' : 'It '}needs a new build for new words in ${closed.join(', ')}`]
      : []),
  ];
  return parts.length === 0 ? [] : [`${parts.join(', ')}.`];
}
