/** The generated types of the API's routes are those of the checked-in document. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DOCUMENT, TYPES, jsonText, typesOf } from '../commands/api-description.mjs';
import { readJson } from '../release/parts.mjs';

const HOW = 'Run `npm run api-description` and commit what it writes.';

test('the types of the routes are those of the document', async () => {
  assert.ok(readFileSync(TYPES, 'utf8') === (await typesOf(readJson(DOCUMENT))), HOW);
});

test('the document is written as the command writes it', () => {
  assert.ok(readFileSync(DOCUMENT, 'utf8') === `${jsonText(readJson(DOCUMENT))}\n`, HOW);
});
