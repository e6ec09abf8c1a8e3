/** The titles of the tests in a spec file, whichever runner it is for. */
import ts from 'typescript';

const TESTS = new Set(['it', 'test', 'story']);
const GROUPS = new Set(['describe']);

/** The name that a call begins with: `it` of `it.each([…])(…)`; empty for a test that does not run. */
function rootName(callee) {
  let at = callee;
  while (!ts.isIdentifier(at)) {
    if (!ts.isCallExpression(at) && !ts.isPropertyAccessExpression(at) && !ts.isTaggedTemplateExpression(at)) return '';
    if (ts.isPropertyAccessExpression(at) && ['skip', 'todo', 'fails'].includes(at.name.text)) return '';
    at = ts.isTaggedTemplateExpression(at) ? at.tag : at.expression;
  }
  return at.text;
}

/** The text of a title as it is written, without its quotes; null for other expressions. */
function writtenText(node, source) {
  if (!node || !(ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))) return null;
  const text = node.getText(source).slice(1, -1);
  return ts.isStringLiteralLike(node) ? node.text : text;
}

/** @returns `{ title, path }` of each test; `path` has the titles of its groups before it, joined by " › ". */
export function testTitles(text, name) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node, groups) => {
    let inner = groups;
    if (ts.isCallExpression(node)) {
      const title = writtenText(node.arguments[0], source);
      const root = rootName(node.expression);
      if (title !== null && TESTS.has(root)) found.push({ title, path: [...groups, title].join(' › ') });
      if (title !== null && GROUPS.has(root)) inner = [...groups, title];
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return found;
}
