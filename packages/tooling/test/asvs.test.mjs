/**
 * Holds docs/asvs.md against the standard and against this repository: every requirement of level 1 and 2 has one answer,
 * and what an answer names exists.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../release/parts.mjs';
import { testTitles } from './support/test-titles.mjs';

/** The level of each requirement of OWASP ASVS 5.0.0 by its section, in the order of the requirements' numbers. */
// prettier-ignore
const LEVELS = {
  1: ['22', '1111122223', '112222222223', '222', '123'],
  2: ['122', '112', '12223', '23'],
  3: ['3', '113', '12223', '11222233', '11122333', '3', '22333'],
  4: ['12233', '23333', '22', '1222'],
  5: ['2', '112333', '113', '222'],
  6: ['122', '111111112222', '11223333', '112233', '22222333', '2223', '33', '2222'],
  7: ['222', '1111', '22', '11222', '223', '22'],
  8: ['1233', '1123', '133', '23'],
  9: ['111', '1222'],
  10: ['22', '223', '22223', '1111122222233333', '22222', '22', '222'],
  11: ['2233', '22233', '11233', '1222', '23', '23', '33'],
  12: ['12233', '11', '22223'],
  13: ['2333', '222223', '2233', '1222233'],
  14: ['22', '12223333', '122'],
  15: ['12233', '12233', '1222222', '3333'],
  16: ['2', '22222', '2222', '222', '2223'],
  17: ['23', '22223333', '22'],
};
/** How many requirements of level 1, 2 and 3 the standard has in each chapter. */
// prettier-ignore
const COUNTS = {
  1: [8, 19, 3], 2: [4, 7, 2], 3: [8, 11, 12], 4: [2, 8, 6], 5: [4, 5, 4], 6: [13, 22, 12], 7: [6, 12, 1], 8: [4, 3, 6],
  9: [4, 3, 0], 10: [5, 24, 7], 11: [3, 11, 10], 12: [3, 6, 3], 13: [1, 12, 8], 14: [2, 7, 4], 15: [3, 10, 8],
  16: [0, 16, 1], 17: [0, 7, 5],
};
/** Sections that ask for documentation: a heading answers them. */
const DOCUMENTATION = ['2.1', '5.1', '6.1', '7.1', '8.1', '11.1', '13.1', '14.1', '15.1', '16.1'];
const ANSWERS = ['met', 'not applicable', 'open'];

const PAGE = 'docs/asvs.md';
const PAGES = [PAGE, 'docs/security.md'];
const page = readFileSync(join(ROOT, PAGE), 'utf8');

/** The requirements of level 1 and 2, by id. */
const requirements = new Map(
  Object.entries(LEVELS).flatMap(([chapter, sections]) =>
    sections.flatMap((levels, section) =>
      [...levels].map((level, at) => [`${chapter}.${section + 1}.${at + 1}`, Number(level)]),
    ),
  ),
);
const rows = page
  .split('\n')
  .filter((line) => /^\| \[\d+\.\d+\.\d+\]/.test(line))
  .map((line) => {
    const [idLink, level, words, answer, reason] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    return {
      id: /^\[([\d.]+)\]\[V\d+\]$/.exec(idLink)?.[1],
      level: Number(level),
      words,
      answer,
      reason: reason ?? '',
    };
  });
const ofAnswer = (answer) => rows.filter((row) => row.answer === answer);

/** The tests that an answer names, each as `path` "title". */
const namedTests = ({ reason }) =>
  [...reason.matchAll(/`([^`]+\.(?:spec|test)\.\w+)` ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file, titles]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => ({ file, title })),
  );

/** Targets of the links to this repository in a page. */
const links = (markdown) =>
  [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target).filter((target) => !/^\w+:/.test(target));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The problem of a link from `from`; null for a good one. */
function linkProblem(from, target) {
  const [path, anchor] = target.split('#');
  const file = path === '' ? from : normalize(join(dirname(from), path));
  if (!existsSync(join(ROOT, file))) return `${from}: ${file} does not exist`;
  if (anchor === undefined) return null;
  const headings = readFileSync(join(ROOT, file), 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading]) => anchorOf(heading) === anchor) ? null : `${from}: ${target} is no heading`;
}

const titlesByFile = new Map();

/** The tests of a spec file; each file is read once. */
function testsOf(file) {
  if (!titlesByFile.has(file)) titlesByFile.set(file, testTitles(readFileSync(join(ROOT, file), 'utf8'), file));
  return titlesByFile.get(file);
}

/** The problem of the naming of a test; null when exactly one test has the title, its path, or begins with it. */
function testProblem({ file, title }) {
  if (!existsSync(join(ROOT, file))) return `${file} does not exist`;
  const tests = testsOf(file);
  const exact = tests.filter((found) => found.title === title || `› ${found.path}`.endsWith(`› ${title}`));
  const begun = tests.filter((found) => found.title.startsWith(title));
  const hits = exact.length > 0 ? exact.length : begun.length;
  return hits === 1 ? null : `${file}: ${hits} tests are called "${title}"`;
}

test('the list of requirements is that of the standard: 70 of level 1, 183 of level 2, 92 of level 3', () => {
  const counted = Object.fromEntries(
    Object.entries(LEVELS).map(([chapter, sections]) => [
      chapter,
      ['1', '2', '3'].map((level) => sections.join('').split(level).length - 1),
    ]),
  );
  assert.deepEqual(counted, COUNTS);
  const sums = [0, 1, 2].map((at) => Object.values(COUNTS).reduce((sum, counts) => sum + counts[at], 0));
  assert.deepEqual(sums, [70, 183, 92]);
});

test('every requirement of level 1 and 2 has exactly one answer, and no other id has one', () => {
  const wanted = [...requirements].filter(([, level]) => level < 3);
  assert.deepEqual(
    rows.map(({ id, level }) => [id, level]),
    wanted,
  );
});

test('every answer is one of three, in own words, with its reason', () => {
  const bad = rows.filter(({ words, answer, reason }) => !words || !ANSWERS.includes(answer) || reason.length < 20);
  assert.deepEqual(bad, []);
});

test('a met requirement names a test, or a heading where the standard asks for documentation', () => {
  const bad = ofAnswer('met').filter((row) => {
    const isDocumentation = DOCUMENTATION.includes(row.id.split('.').slice(0, 2).join('.'));
    return isDocumentation ? !links(row.reason).some((target) => target.includes('#')) : namedTests(row).length === 0;
  });
  assert.deepEqual(
    bad.map(({ id }) => id),
    [],
  );
});

test('an open requirement says its risk and what would close it', () => {
  const bad = ofAnswer('open').filter(({ reason }) => !reason.includes('Risk: ') || !reason.includes('Closed by '));
  assert.deepEqual(
    bad.map(({ id }) => id),
    [],
  );
});

test('every test that an answer names exists', () => {
  assert.deepEqual(
    rows
      .flatMap((row) => namedTests(row).map((named) => testProblem(named) && `${row.id}: ${testProblem(named)}`))
      .filter(Boolean),
    [],
  );
  const files = rows.flatMap(({ reason }) => [...reason.matchAll(/`[^`]+\.(?:spec|test)\.\w+`/g)]);
  const withTitle = rows.flatMap(({ reason }) => [...reason.matchAll(/`[^`]+\.(?:spec|test)\.\w+` "/g)]);
  assert.equal(files.length, withTitle.length, 'a spec file is named without the title of a test');
});

test('every page and heading that is linked exists', () => {
  const problems = PAGES.flatMap((from) =>
    links(readFileSync(join(ROOT, from), 'utf8')).map((target) => linkProblem(from, target)),
  );
  assert.deepEqual(problems.filter(Boolean), []);
});

test('the counts at the top are those of the rows', () => {
  const lines = [1, 2].map((level) => {
    const counts = ANSWERS.map((answer) => ofAnswer(answer).filter((row) => row.level === level).length);
    return `| level ${level} | ${counts.join(' | ')} | ${counts.reduce((sum, count) => sum + count)} |`;
  });
  const totals = ANSWERS.map((answer) => ofAnswer(answer).length);
  for (const line of [...lines, `| together | ${totals.join(' | ')} | ${rows.length} |`])
    assert.ok(page.includes(line), `the page has no line ${line}`);
});
