/** What the sources of the product may not do at all, or only in the listed files. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { ROOT } from '../release/parts.mjs';

/** Commands of an administrator, which may start programs and connect. Nobody reaches them over the network. */
const COMMANDS = ['api/src/backup/', 'api/src/doctor/'];
const CONNECTS = ['api/src/common/mail/smtp-delivery.ts', 'api/src/database/mysql-with-deadlines.ts'];
/** Patterns of the API's own description, and escaped names in the export of an athlete. */
const MAKES_PATTERNS = [
  'packages/release/src/schema-values.ts',
  'api/src/athlete-data/',
  'api/src/doctor/checks/mariadb-rights.check.ts',
  'shell/src/offline/kept-files.ts',
];
/** Waits, and the duration of an answer. */
const DRAWS_LOTS = [
  'api/src/backup/make-backup.ts',
  'api/src/database/migrate.ts',
  'api/src/database/unit-of-work.ts',
  'api/src/modules/coaches/sign-in/recent-durations.ts',
  'packages/release/src/registry-store.ts',
  'shell/src/session/query-retries.ts',
];
const PASSWORD_FIELDS = [
  'shell/src/pages/login/login-page.tsx',
  'shell/src/pages/password/new-password-fields.tsx',
  'shell/src/pages/profile/change-password-form.tsx',
  'shell/src/session/own-password-field.tsx',
];

/** Sources that run in the browser of a coach or on the server, without their tests. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) =>
    /^(?:api|athlete-pages|shell|mfe-[\w-]+|packages\/(?:ui|contracts|release|sheets))\/src\//.test(path),
  )
  .filter((path) => !/\.spec\.tsx?$|\/testing\/|\.d\.ts$/.test(path))
  .map((path) => ({ path, text: code(path) }));
/** The server runs the code of releases, sheets and contracts, too. */
const server = sources.filter(({ path }) => /^(?:api|packages\/(?:release|contracts|sheets))\//.test(path));
const browser = sources.filter(({ path }) => !path.startsWith('api/') && !path.startsWith('packages/release/'));

/** The text of a source without its comments. */
function code(path) {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest);
  return ts.createPrinter({ removeComments: true }).printFile(source);
}

/** Files that are neither listed nor in a listed folder. */
const outsideOf = (listed, files) =>
  files.filter((path) => !listed.some((each) => path === each || path.startsWith(each)));
const filesWith = (files, pattern) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('there are sources to look at, on both sides', () => {
  assert.ok(server.length > 300, String(server.length));
  assert.ok(browser.length > 500, String(browser.length));
});

test('no source makes code of text, or HTML of text', () => {
  const toCode = /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|\bimport\(\s*[^'"\s)]/;
  const toHtml = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|srcDoc/;
  assert.deepEqual(filesWith(sources, toCode), []);
  assert.deepEqual(filesWith(sources, toHtml), []);
});

test('what answers calls starts no other program', () => {
  assert.deepEqual(outsideOf(COMMANDS, filesWith(server, /['"](?:node:)?(?:child_process|vm|cluster)['"]/)), []);
});

test('what answers calls connects to its database and its mail server, and to nothing else', () => {
  const opens = /\bfetch\(|\b(?:createTransport|createPool|createConnection)\(|\bnew (?:\w+\.)?(?:Socket|WebSocket)\(/;
  const modules = String.raw`from ['"](?:node:)?(?:net|tls|https?|http2|dgram)['"]`;
  const byName = new RegExp(String.raw`import \{[^}]*\b(?:connect|request|get|Agent)\b[^}]*\} ${modules}`);
  const whole = new RegExp(String.raw`import [^{};]+ ${modules}`);
  const found = [opens, byName, whole].flatMap((pattern) => filesWith(server, pattern));
  assert.deepEqual(outsideOf(COMMANDS, found), CONNECTS);
});

test('the server answers no call with a redirect', () => {
  // A heading of clubs' files, and no header.
  const headings = ['packages/contracts/src/import-targets/events.ts'];
  assert.deepEqual(filesWith(server, /\.redirect\(|['"]location['"]|\blocation:/i), headings);
});

test('regular expressions are made of texts in the listed files only, none of which answers calls', () => {
  assert.deepEqual(outsideOf(MAKES_PATTERNS, filesWith(sources, /\bRegExp\(/)), []);
});

test('pages listen to no message of other windows', () => {
  const listens = /\b(?:window|self|globalThis)\.(?:addEventListener\(\s*['"]message|onmessage)/;
  // A worker hears its own page alone.
  assert.deepEqual(filesWith(browser, listens), ['mfe-teams/src/features/import/reading/reading-worker.ts']);
});

test('every field for a password is masked, known to password managers, and may be pasted into', () => {
  const masked = filesWith(browser, /type=(?:"password"|\{[^}]*"password")/);
  assert.deepEqual(masked, PASSWORD_FIELDS);
  assert.deepEqual(filesWith(browser, /autoComplete="(?:current|new)-password"/), PASSWORD_FIELDS);
  const fields = browser.filter(({ path }) => PASSWORD_FIELDS.includes(path));
  assert.deepEqual(filesWith(fields, /onPaste|autoComplete="off"/), []);
});

test('secrets never come from Math.random', () => {
  assert.deepEqual(filesWith(sources, /Math\.random/), DRAWS_LOTS);
});

test('cryptography is used in the files of the inventory only, with approved hashes', () => {
  const uses = filesWith(
    sources,
    /node:crypto|['"](?:argon2|age-encryption)['"]|crypto\.(?:subtle|getRandomValues|randomUUID)/,
  );
  const listed = inventory();
  assert.deepEqual(outsideOf(listed, uses), []);
  assert.deepEqual(
    outsideOf(
      uses,
      listed.filter((path) => !path.endsWith('/')),
    ),
    [],
  );
  const hashes = sources.flatMap(({ text }) => [...text.matchAll(/create(?:Hash|Hmac)\(\s*["']([^"']+)/g)]);
  assert.deepEqual(
    hashes.map(([, name]) => name).filter((name) => !['sha256', 'sha384', 'sha512'].includes(name)),
    [],
  );
});

test('the product has no cipher of its own, and only backups use that of age', () => {
  const cipher = /create(?:Cipher|Decipher)(?:iv)?\b|hkdf|subtle\.(?:en|de)crypt/;
  assert.deepEqual(filesWith(sources, cipher), []);
  const files = filesWith(sources, /['"]age-encryption['"]/);
  assert.deepEqual(files, ['api/src/backup/age-file.ts', 'api/src/backup/backup-key.ts']);
});

/** Files and folders that the table of docs/security.md names. */
function inventory() {
  const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  const section = page.split('\n## ').find((part) => part.startsWith('Cryptography')) ?? '';
  return [...section.matchAll(/`((?:api|shell|mfe-[\w-]+|packages)\/[\w./-]+)`/g)].map(([, path]) => path);
}
