/** Answers of the API in which every word of an open list is one that no page knows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { callOf, OPEN_WORDS, routesOf, type ApiDocument } from '@touchline/release/api-document';

const DOCUMENT = join(import.meta.dirname, '../../packages/contracts/openapi.json');
export const UNKNOWN_WORD = 'half_known';

interface Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  [OPEN_WORDS]?: boolean;
}

/** Replaces the words in all answers that the page reads from now on. Returns the number of replaced words so far. */
export async function replaceWords(page: Page): Promise<() => number> {
  let replaced = 0;
  const withWords = (value: unknown, schema: Schema | undefined): unknown => {
    if (!schema || value === null) return value;
    if (schema[OPEN_WORDS] && typeof value === 'string') {
      replaced += 1;
      return UNKNOWN_WORD;
    }
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return choices.reduce<unknown>((next, choice) => withWords(next, choice), value);
    if (Array.isArray(value)) return value.map((item) => withWords(item, schema.items));
    if (typeof value !== 'object') return value;
    const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, withWords(field, schema.properties?.[name] ?? others)]),
    );
  };

  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as ApiDocument;
  for (const route of routesOf(document).filter((each) => each.startsWith('GET '))) {
    const answer = callOf(document, route)?.answer;
    if (!JSON.stringify(answer ?? '').includes(OPEN_WORDS)) continue;
    const path = new RegExp(`${route.slice('GET '.length).replace(/\{\w+\}/g, '\\d+')}(?:\\?|$)`);
    await page.route(path, async (call) => {
      if (call.request().method() !== 'GET') return call.fallback();
      const response = await call.fetch();
      if (response.status() !== 200) return call.fulfill({ response });
      return call.fulfill({ response, json: withWords(await response.json(), answer as Schema) });
    });
  }
  return () => replaced;
}
