/** `npm run api-description`: writes the OpenAPI document that the API serves into packages/contracts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../release/parts.mjs';
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

export const DOCUMENT = join(ROOT, 'packages/contracts/openapi.json');

/** Width up to which an object or a list stands on one line. The document has thousands of small ones. */
const LINE_WIDTH = 120;

/** JSON in which every value that fits stands on one line. */
export function jsonText(value, indent = '') {
  const line = JSON.stringify(value);
  if (line.length + indent.length <= LINE_WIDTH || typeof value !== 'object') return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(
    ([key, each]) => `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${jsonText(each, inner)}`,
  );
  return `${isList ? '[' : '{'}\n${lines.join(',\n')}\n${indent}${isList ? ']' : '}'}`;
}

async function main() {
  ensureInstalled();
  await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
  const { code, output } = await run(process.execPath, ['api/dist/description-command.js'], { capture: true });
  if (code !== 0) throw new Error('The API could not be described; see the message above.');
  writeFileSync(DOCUMENT, `${jsonText(JSON.parse(output))}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
