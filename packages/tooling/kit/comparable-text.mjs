/** Rewrites a rolled-up declaration file so that the compiler can compare it with the same file of another version. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { readDeclarations } from './declarations.mjs';
import { KIT_KEYS, moduleName } from './kit-keys.mjs';

const printer = ts.createPrinter({ removeComments: true });

/**
 * The text for the comparison:
 * - private members are left out, because they make two equal classes different;
 * - methods are properties, because the compiler compares parameters of methods in both directions;
 * - other keys are imported from the same folder, so that each version is compared as a whole;
 * - `made_X` returns the type `X`, so that a type with parameters is compared for all of its arguments;
 * - `added_X` is what the kit adds to the type `X` of another package.
 * @param {string} path
 * @param {Map<string, number>} parameterCounts how many type parameters to compare, by declaration
 */
export function comparableText(path, parameterCounts) {
  const { file, declarations } = readDeclarations(path);
  const { transformed } = ts.transform(file, [simplify]);
  const made = [...declarations].flatMap(([name, { nodes }]) => makerOf(name, nodes, parameterCounts.get(name)));
  return `${withLocalImports(printer.printFile(transformed[0]), path)}\n${made.join('\n')}\n`;
}

/** The node that declares a type; undefined for a value. */
export const typeNodeOf = (nodes) =>
  nodes.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node),
  );

function makerOf(name, nodes, count) {
  const node = typeNodeOf(nodes);
  if (!node) return [];
  if (ts.isModuleBlock(node.parent)) return [];
  const parameters = (node.typeParameters ?? []).slice(0, count ?? node.typeParameters?.length);
  if (parameters.length === 0) return [`export declare const made_${name}: () => ${name};`];
  const list = parameters.map(({ name: { text }, constraint }) =>
    constraint ? `${text} extends ${constraint.getText()}` : text,
  );
  const names = parameters.map((parameter) => parameter.name.text);
  const values = names.map((text, index) => `use${index}: ${text}`).join(', ');
  return [`export declare const made_${name}: <${list.join(', ')}>(${values}) => ${name}<${names.join(', ')}>;`];
}

function withLocalImports(text, path) {
  return KIT_KEYS.filter((key) => existsSync(join(dirname(path), `${key}.d.ts`))).reduce(
    (result, key) => result.replaceAll(`from '${moduleName(key)}'`, `from './${key}.js'`),
    text,
  );
}

const simplify = (context) => (file) => {
  const { factory } = context;
  const visit = (node) => {
    if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name))
      return node.body.statements.map((member) => added(member, factory));
    if (ts.isClassElement(node) && isHidden(node)) return undefined;
    const visited = ts.visitEachChild(node, visit, context);
    if (ts.isMethodSignature(node) && !isOverloaded(node))
      return factory.createPropertySignature(
        undefined,
        visited.name,
        visited.questionToken,
        functionType(visited, factory),
      );
    if (ts.isMethodDeclaration(node) && !isOverloaded(node))
      return factory.createPropertyDeclaration(
        visited.modifiers,
        visited.name,
        visited.questionToken,
        functionType(visited, factory),
        undefined,
      );
    return visited;
  };
  return ts.visitEachChild(file, visit, context);
};

const isHidden = (node) =>
  ts.isPrivateIdentifier(node.name ?? node) ||
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword);

const isOverloaded = (node) =>
  node.parent.members.filter((member) => member.name?.getText() === node.name.getText()).length > 1;

const functionType = ({ typeParameters, parameters, type }, factory) =>
  factory.createParenthesizedType(
    factory.createFunctionTypeNode(
      typeParameters,
      parameters,
      type ?? factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword),
    ),
  );

function added(member, factory) {
  if (!ts.isInterfaceDeclaration(member)) return member;
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const { typeParameters, heritageClauses, members } = member;
  return factory.createInterfaceDeclaration(
    modifiers,
    `added_${member.name.text}`,
    typeParameters,
    heritageClauses,
    members,
  );
}
