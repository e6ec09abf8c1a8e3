/** Reads a rolled-up declaration file: what it exports, and what each declaration refers to. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * @typedef {object} Declaration
 * @property {string} text without comments, and with the layout of the compiler
 * @property {string[]} refersTo names of other declarations of the file
 * @property {{ module: string, name: string } | null} imported where it comes from, if it is an import
 * @property {ts.Node[]} nodes empty for an import
 */

/**
 * @param {string} path of a file as API Extractor writes it: declarations, named imports and named exports
 * @returns {{ file: ts.SourceFile, exports: Map<string, string>, declarations: Map<string, Declaration> }} `exports`: the
 *   declaration of each exported name
 */
export function readDeclarations(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const exports = new Map();
  const declarations = new Map();
  const augmentations = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) readImports(statement, declarations);
    else if (ts.isExportDeclaration(statement)) readExports(statement, exports);
    else if (ts.isModuleDeclaration(statement) && ts.isStringLiteral(statement.name)) augmentations.push(statement);
    else readDeclaration(statement, exports, declarations);
  }
  for (const augmentation of augmentations) addToImports(augmentation, declarations);
  for (const declaration of declarations.values()) declaration.refersTo = referencesOf(declaration, declarations);
  return { file, exports, declarations };
}

function readImports(statement, declarations) {
  const module = statement.moduleSpecifier.text;
  const clause = statement.importClause;
  const add = (local, name) =>
    declarations.set(local, { text: `import ${name} from '${module}'`, imported: { module, name }, nodes: [] });
  if (clause?.name) add(clause.name.text, 'default');
  const bindings = clause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) add(bindings.name.text, '*');
  if (bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName } of bindings.elements) add(name.text, (propertyName ?? name).text);
}

function readExports(statement, exports) {
  const list = statement.exportClause;
  if (!list || !ts.isNamedExports(list) || statement.moduleSpecifier)
    throw new Error(
      `${statement.getSourceFile().fileName}: a roll-up exports names of its own only: ${statement.getText()}`,
    );
  for (const { name, propertyName } of list.elements) exports.set(name.text, (propertyName ?? name).text);
}

function readDeclaration(statement, exports, declarations) {
  const named = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  for (const { name } of named) {
    if (!name || !ts.isIdentifier(name)) continue;
    const text = printer
      .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
      .replace(/^export /, '');
    const earlier = declarations.get(name.text);
    // Overloads, and an interface that is declared twice, are one declaration.
    declarations.set(name.text, {
      text: earlier ? `${earlier.text}\n${text}` : text,
      imported: null,
      nodes: [...(earlier?.nodes ?? []), statement],
    });
    if (isExported) exports.set(name.text, name.text);
  }
}

/** What the kit adds to a type of another package belongs to the import of that type. */
function addToImports(augmentation, declarations) {
  for (const member of augmentation.body.statements) {
    const found = [...declarations.values()].find(
      ({ imported }) => imported?.module === augmentation.name.text && imported.name === member.name?.text,
    );
    if (!found) continue;
    found.text += `\n${printer.printNode(ts.EmitHint.Unspecified, member, member.getSourceFile())}`;
    found.nodes.push(member);
  }
}

function referencesOf({ nodes }, declarations) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node) && declarations.has(node.text)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return [...found];
}
