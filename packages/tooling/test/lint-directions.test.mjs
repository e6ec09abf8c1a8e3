/** Lints the examples: each names in `// expect:` the one rule that it must break, or `nothing`. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { lintConfig } from '../eslint/eslint.config.mjs';
import { ROOT } from '../release/parts.mjs';

const examples = join(ROOT, 'packages/tooling/eslint/examples');
const config = lintConfig(examples).map(({ ignores, ...rest }) =>
  ignores && Object.keys(rest).length === 0 ? {} : { ...rest, ...(ignores ? { ignores } : {}) },
);
const eslint = new ESLint({ cwd: examples, overrideConfigFile: true, overrideConfig: config });
const results = await eslint.lintFiles(['**/*.ts', '**/*.tsx']);

const files = readdirSync(examples, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
for (const file of files) {
  const expected = /^\/\/ expect: (.+)/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!expected) continue;
  test(`${file.slice(examples.length + 1)}: ${expected}`, () => {
    const found = results.find((result) => result.filePath === file)?.messages.map(({ ruleId }) => ruleId);
    assert.deepEqual(found, expected === 'nothing' ? [] : [expected]);
  });
}
