/** The document of the API is written as the command writes it, so that a change of the API is a small diff. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DOCUMENT, jsonText } from '../commands/api-description.mjs';
import { readJson } from '../release/parts.mjs';

test('the document is written as the command writes it', () => {
  const isAsWritten = readFileSync(DOCUMENT, 'utf8') === `${jsonText(readJson(DOCUMENT))}\n`;
  assert.ok(isAsWritten, 'Run `npm run api-description` and commit what it writes.');
});
