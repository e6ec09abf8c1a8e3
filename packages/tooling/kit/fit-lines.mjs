/** The statements that compile only if the current declaration of a name fits every use of the earlier one. */
import ts from 'typescript';
import { closuresOf } from './signatures.mjs';
import { typeNodeOf } from './comparable-text.mjs';

/**
 * `Lost`: members that an object had and no longer has. An optional member is assignable without them, but a use that names it does not
 * compile. `LostIn` asks this of parameters and result of a function. `any` accepts every use, what replaces it does not.
 */
const HELPERS = [
  'type Keys<T> = T extends unknown ? keyof T : never;',
  'type Plain<T> = Exclude<T, string | number | boolean | bigint | symbol | null | undefined | ((...args: never) => unknown) | readonly unknown[]>;',
  'type Lost<O, N> = [Plain<O>] extends [never] ? never : Exclude<Keys<Plain<O>>, Keys<Plain<N>>>;',
  'type LostAt<A, B> = { [I in keyof A & keyof B & `${number}`]: Lost<A[I], B[I]> };',
  'type LostOf<T> = Exclude<T[keyof T], undefined>;',
  'type LostIn<O, N> = O extends (...args: infer A) => infer R ? N extends (...args: infer B) => infer S ? LostOf<LostAt<A, B>> | Lost<R, S> : never : never;',
  'type IsAny<T> = 0 extends 1 & T ? true : false;',
  'type StaysAny<O, N> = IsAny<O> extends true ? IsAny<N> : true;',
];

/**
 * @typedef {object} FitLine
 * @property {string[]} names names that do not fit when the line has an error
 * @property {string} code one line
 * @property {boolean} [isProbe] an error means that the next line does not apply
 */

/**
 * @param {string} key
 * @param {string[]} names exported by both versions
 * @param {{ path: string, content: ReturnType<typeof import('./declarations.mjs').readDeclarations> }} old
 * @param {{ path: string, content: ReturnType<typeof import('./declarations.mjs').readDeclarations> }} current
 * @returns {FitLine[]}
 */
export function fitLines(key, names, old, current) {
  const helpers = HELPERS.map((code) => ({ names: [], code }));
  const imports = ['old', 'new'].map((version) => ({
    names: [],
    code: `import * as ${version === 'old' ? 'Old' : 'New'} from './${version}/${key}.js';`,
  }));
  const lines = names.flatMap((name) => linesOf(name, old.content, current.content));
  const all = [...imports, ...helpers, ...lines, ...memberLines(names, old, current)];
  return all.map((line, index) => ({ ...line, code: line.code.replaceAll('LINE', String(index)) }));
}

function linesOf(name, old, current) {
  const [oldLocal, newLocal] = [old.exports.get(name), current.exports.get(name)];
  const [before, now] = [old.declarations.get(oldLocal), current.declarations.get(newLocal)];
  if (before.imported || now.imported) return importedLines(name, before, now);
  const value = before.nodes.some(isValue) ? valueLines(name) : [];
  return [...value, ...typeLines(name, [oldLocal, before], newLocal)];
}

const isValue = (node) =>
  ts.isVariableStatement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node);

const valueLines = (name) =>
  [
    `export const vLINE: typeof Old.${name} = New.${name};`,
    `export const lLINE: never = null! as LostIn<typeof Old.${name}, typeof New.${name}>;`,
    `export const aLINE: StaysAny<typeof Old.${name}, typeof New.${name}> = true;`,
  ].map((code) => ({ names: [name], code }));

/** A class is checked in one direction: only the kit makes its objects. */
function typeLines(name, [oldLocal, before], newLocal) {
  const node = typeNodeOf(before.nodes);
  if (!node) return [];
  const [oldType, newType] = [`Old.made_${oldLocal}`, `New.made_${newLocal}`];
  const mutual = !ts.isClassDeclaration(node);
  return [
    `export const vLINE: typeof ${oldType} = ${newType};`,
    ...(mutual ? [`export const wLINE: typeof ${newType} = ${oldType};`] : []),
    `export const aLINE: StaysAny<ReturnType<typeof ${oldType}>, ReturnType<typeof ${newType}>> = true;`,
  ].map((code) => ({ names: [name], code }));
}

/** Whether an imported name is a value or a type is known to the compiler alone, so a probe asks it first. */
function importedLines(name, before, now) {
  const isSame = before.imported?.module === now.imported?.module && before.imported?.name === now.imported?.name;
  if (isSame)
    return [
      {
        names: [name],
        code: `export const vLINE: Old.added_${before.imported.name} = null! as New.added_${before.imported.name};`,
      },
    ];
  return [
    { names: [name], code: `export type PLINE = typeof Old.${name};`, isProbe: true },
    { names: [name], code: `export const vLINE: typeof Old.${name} = New.${name};` },
    { names: [name], code: `export type PLINE = Old.${name};`, isProbe: true },
    {
      names: [name],
      code: `export const vLINE: (value: Old.${name}) => Old.${name} = (value: New.${name}): New.${name} => value;`,
    },
  ];
}

/** Members of every type beneath the names, whether it is exported or not. */
function memberLines(names, old, current) {
  const usersOf = new Map();
  const closures = closuresOf(current.path);
  for (const name of names)
    for (const local of closures.get(name).keys())
      if (hasOtherMembers(local)) usersOf.set(local, [...(usersOf.get(local) ?? []), name]);
  return [...usersOf].map(([local, users]) => ({
    names: users,
    code: `export const lLINE: never = null! as Lost<ReturnType<typeof Old.made_${local}>, ReturnType<typeof New.made_${local}>>;`,
  }));

  function hasOtherMembers(local) {
    const [before, now] = [old.content.declarations.get(local), current.content.declarations.get(local)];
    if (!before || !now || before.imported || now.imported || before.text === now.text) return false;
    return Boolean(typeNodeOf(before.nodes) && typeNodeOf(now.nodes));
  }
}
