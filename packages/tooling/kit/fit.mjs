/** Asks the compiler whether the declarations of a kit fit every use of an earlier one. */
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../release/parts.mjs';
import { comparableText, typeNodeOf } from './comparable-text.mjs';
import { readDeclarations } from './declarations.mjs';
import { fitLines } from './fit-lines.mjs';
import { SHARED_KIT_KEYS } from './kit-keys.mjs';
import { FITS_CACHE, KIT_CACHE } from './kit-types.mjs';

const CONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['check-*.ts'],
};
const COMPILER_ERROR = /^check-(\w+)\.ts\((\d+),\d+\): error (TS\d+): (.*)$/;
/** The compiler gave up: the types are too deep, or too large. */
const UNDECIDED = ['TS2321', 'TS2589', 'TS2590', 'TS2859'];
/** A probe that lacks type arguments has found the type. */
const NEEDS_TYPE_ARGUMENTS = ['TS2314', 'TS2707'];

/**
 * @param {object} question
 * @param {string} question.oldDir folder with `<key>.d.ts` of the earlier kit
 * @param {string} question.newDir folder with those of the current one
 * @param {Record<string, string[]>} question.names by key: names that both export, with different signatures
 * @returns {{ key: string, name: string, reason: string }[]} names that do not fit, each with one reason
 */
export function misfits({ oldDir, newDir, names }) {
  const files = {};
  const lines = {};
  const found = [];
  for (const key of SHARED_KIT_KEYS.filter((candidate) => existsSync(join(oldDir, `${candidate}.d.ts`)))) {
    const [old, current] = [oldDir, newDir].map((dir) => readKey(dir, key));
    if (!current) continue;
    const { counts, problems } = compareParameters(old.content, current.content);
    files[`old/${key}.d.ts`] = comparableText(old.path, counts);
    files[`new/${key}.d.ts`] = comparableText(current.path, counts);
    const asked = (names[key] ?? []).filter((name) => {
      const reason = problems.get(current.content.exports.get(name));
      if (reason) found.push({ key, name, reason });
      return !reason;
    });
    if (asked.length === 0) continue;
    lines[key] = fitLines(key, asked, old, current);
    files[`check-${key}.ts`] = lines[key].map(({ code }) => code).join('\n');
  }
  if (Object.keys(lines).length > 0) found.push(...errorsOf(compilerOutput(files), lines));
  return found.filter(
    ({ key, name }, index) => found.findIndex((other) => other.key === key && other.name === name) === index,
  );
}

function readKey(dir, key) {
  const path = join(dir, `${key}.d.ts`);
  return existsSync(path) ? { path, content: readDeclarations(path) } : null;
}

/** Compares how many type arguments a use may give, and must give. */
function compareParameters(old, current) {
  const counts = new Map();
  const problems = new Map();
  for (const [name, { nodes }] of current.declarations) {
    const [before, now] = [old.declarations.get(name)?.nodes ?? [], nodes].map(
      (list) => typeNodeOf(list)?.typeParameters ?? [],
    );
    const [neededBefore, neededNow] = [before, now].map(
      (list) => list.filter((parameter) => !parameter.default).length,
    );
    counts.set(name, Math.min(before.length, now.length));
    if (now.length < before.length) problems.set(name, 'it has fewer type parameters');
    else if (neededNow > neededBefore) problems.set(name, 'it needs a type argument that it did not need');
  }
  return { counts, problems };
}

/** The output of the compiler for these files; kept, because the same files have the same output. */
function compilerOutput(files) {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const name of Object.keys(files).sort()) hash.update(`${name}\n${files[name]}\n`);
  const kept = join(FITS_CACHE, `${hash.digest('hex')}.txt`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  mkdirSync(KIT_CACHE, { recursive: true });
  const dir = mkdtempSync(join(KIT_CACHE, 'fit-'));
  try {
    for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify(CONFIG) })) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
    const tsc = join(ROOT, 'node_modules/typescript-7/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
      cwd: dir,
      encoding: 'utf8',
    });
    // Renamed when it is complete, because another process may read it.
    const output = join(dir, 'output.txt');
    writeFileSync(output, stdout);
    mkdirSync(FITS_CACHE, { recursive: true });
    renameSync(output, kept);
    return stdout;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function errorsOf(output, lines) {
  const errors = [];
  for (const line of output.split('\n')) {
    const [, key, number, code, message] = COMPILER_ERROR.exec(line) ?? [];
    if (key) errors.push({ key, index: Number(number) - 1, code, message });
    else if (line.startsWith(' ') && errors.length > 0) errors.at(-1).message = line.trim();
    else if (line !== '') throw new Error(`The check of the kit's types does not compile: ${line}`);
  }
  const failed = (key, index) =>
    errors.some((error) => error.key === key && error.index === index && !NEEDS_TYPE_ARGUMENTS.includes(error.code));
  return errors.flatMap((error) => {
    const { key, index } = error;
    const line = lines[key][index];
    if (line.names.length === 0) throw new Error(`The check of the kit's types does not compile: ${error.message}`);
    if (line.isProbe || (lines[key][index - 1].isProbe && failed(key, index - 1))) return [];
    return line.names.map((name) => ({ key, name, reason: reasonOf(error) }));
  });
}

function reasonOf({ code, message }) {
  if (UNDECIDED.includes(code)) return `the compiler cannot decide: ${message}`;
  const lost = /^Type '(.*)' is not assignable to type 'never'\.$/.exec(message)?.[1];
  if (message === "Type 'true' is not assignable to type 'false'.") return 'it was any, which allows every use';
  if (lost) return `it no longer has ${lost.replaceAll(' | ', ', ')}`;
  return message.replaceAll(/import\("[^"]*"\)\./g, '').replace(/\.$/, '');
}
