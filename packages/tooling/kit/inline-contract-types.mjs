/** Writes out the types that the contracts derive from zod schemas, so that who uses the kit needs no zod. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

const { NodeBuilderFlags } = ts;
const WRITTEN_OUT =
  NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias | NodeBuilderFlags.MultilineObjectLiterals;
const CONTRACTS = `${sep}contracts${sep}src${sep}`;

/**
 * Changes declaration files in place: `z.infer<typeof schema>` becomes the type itself, with the comment of the schema. Where the compiler
 * wrote out such a type in the kit, its name is put back.
 * @param {string} scratch folder with `tsconfig.json`
 * @param {string[]} files
 */
export function inlineContractTypes(scratch, files) {
  const { config } = ts.readConfigFile(join(scratch, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, scratch);
  const contracts = files.filter((file) => file.includes(CONTRACTS));
  const program = ts.createProgram(contracts, options);
  const checker = program.getTypeChecker();
  const nameOf = new Map();
  for (const file of contracts) {
    const { text, names } = writeOut(program.getSourceFile(file), checker);
    writeFileSync(file, text);
    for (const [shape, name] of names) nameOf.set(shape, { file, name });
  }
  for (const file of files.filter((candidate) => !contracts.includes(candidate))) putNamesBack(file, nameOf);
}

const printer = ts.createPrinter({ removeComments: true });

function writeOut(file, checker) {
  const edits = [];
  const names = new Map();
  for (const statement of file.statements) {
    if (!ts.isTypeAliasDeclaration(statement) || !/^z\.(infer|input|output)</.test(statement.type.getText(file)))
      continue;
    const type = checker.getTypeFromTypeNode(statement.type);
    const node = checker.typeToTypeNode(type, file, WRITTEN_OUT);
    const written = printer.printNode(ts.EmitHint.Unspecified, node, file);
    edits.push({ start: statement.getStart(file), end: statement.getStart(file), text: commentOf(statement, file) });
    edits.push({ start: statement.type.getStart(file), end: statement.type.end, text: written });
    if (ts.isTypeLiteralNode(node)) names.set(shapeOf(written), statement.name.text);
  }
  return { text: applyEdits(file.text, edits), names };
}

/** The comment of the schema that a type without a comment comes from. */
function commentOf(statement, file) {
  if (ts.getLeadingCommentRanges(file.text, statement.pos)) return '';
  const schema = /typeof (\w+)/.exec(statement.type.getText(file))?.[1];
  const declaration = file.statements.find(
    (candidate) =>
      ts.isVariableStatement(candidate) && candidate.declarationList.declarations[0].name.getText(file) === schema,
  );
  const ranges = (declaration && ts.getLeadingCommentRanges(file.text, declaration.pos)) ?? [];
  return ranges.map(({ pos, end }) => `${file.text.slice(pos, end)}\n`).join('');
}

/** A type as text, wherever it is written: spaces, quotes and paths of imports do not count. */
const shapeOf = (text) =>
  text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'");

function putNamesBack(path, nameOf) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const edits = [];
  const visit = (node) => {
    const found =
      ts.isTypeLiteralNode(node) && nameOf.get(shapeOf(printer.printNode(ts.EmitHint.Unspecified, node, file)));
    if (!found) return ts.forEachChild(node, visit);
    const module = `@touchline/contracts/${found.file.slice(found.file.lastIndexOf(CONTRACTS) + CONTRACTS.length, -'.d.ts'.length)}`;
    edits.push({ start: node.getStart(file), end: node.end, text: `import("${module}").${found.name}` });
  };
  visit(file);
  if (edits.length > 0) writeFileSync(path, applyEdits(file.text, edits));
}

function applyEdits(text, edits) {
  return [...edits]
    .reverse()
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}
