/** Which changes of a declaration the compiler accepts in a minor step. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOf, replaced } from './support/small-kits.mjs';

/** Changes in the minor step 2.6.0, each with the name that does not fit and the reason; null for a change that fits. */
const CHANGES = [
  ['an optional prop is gone', 'charts', '; height?: number', '', 'Chart', /no longer has "height"/],
  [
    'an optional member of an exported type is gone',
    'host',
    '; severity?: string',
    '',
    'Notice',
    /no longer has "severity"/,
  ],
  [
    'a member of an exported type is new and required',
    'host',
    'text: string;',
    'text: string; at: Date;',
    'Notice',
    /'at' is missing/,
  ],
  [
    'a method takes less than before',
    'host',
    'part(part: Part)',
    'part(part: Part & { key: string })',
    'Services',
    /'key' is missing/,
  ],
  [
    'a function returns less than before',
    'host',
    'useServices(): Services',
    'useServices(): Services | null',
    'useServices',
    /'null' is not assignable/,
  ],
  [
    'a constant has another type',
    'host',
    'LIMIT: number',
    'LIMIT: string',
    'LIMIT',
    /'string' is not assignable to type 'number'/,
  ],
  ['any has become a type', 'host', 'LOOSE: any', 'LOOSE: string', 'LOOSE', /it was any/],
  [
    'a type parameter accepts less',
    'host',
    'Keys<TDraft extends object> =',
    'Keys<TDraft extends { id: number }> =',
    'Keys',
    /./,
  ],
  [
    'a type has one more parameter',
    'host',
    'Keys<TDraft extends object> =',
    'Keys<TDraft extends object, TMore> =',
    'Keys',
    /type argument/,
  ],
  [
    'a type has one more parameter with a default',
    'host',
    'Keys<TDraft extends object> =',
    'Keys<TDraft extends object, TMore = string> =',
    null,
    null,
  ],
  [
    'a function has one more type parameter',
    'host',
    'createKeys<TDraft extends object>(',
    'createKeys<TDraft extends object, TMore = string>(',
    null,
    null,
  ],
  ['a parameter is new and optional', 'host', 'closes?: boolean', 'closes?: boolean, keeps?: number', null, null],
  [
    'a parameter is new and required',
    'host',
    '(closes?: boolean)',
    '(closes: boolean | undefined, keeps: number)',
    'createKeys',
    /./,
  ],
  ['a private member is another', 'host', 'private readonly answer;', 'private readonly body;', null, null],
  [
    'a class has one more member',
    'host',
    'readonly status: number;',
    'readonly status: number; readonly code: string;',
    null,
    null,
  ],
  ['a class has lost a member', 'host', 'readonly status: number;', '', 'ApiError', /'status' is missing/],
];

for (const [title, key, from, to, name, reason] of CHANGES)
  test(`in a minor step: ${title}${name ? '' : ' (fits)'}`, () => {
    const problems = problemsOf({ contract: '2.6.0', change: replaced(key, from, to) });
    const refused = problems.filter((problem) => problem.includes('no longer fits'));
    if (!name) return assert.deepEqual(refused, []);
    const found = refused.find((problem) => problem.startsWith(`${name} of @touchline/ui`));
    return assert.match(found ?? `nothing among: ${problems.join('\n')}`, reason);
  });
