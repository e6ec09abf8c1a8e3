/**
 * `npm run api-description`: writes the OpenAPI document that the API serves, and the types of its routes, into
 * packages/contracts. With `-- --release` the document also becomes that of the released API, with which later changes
 * are compared.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../release/parts.mjs';
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

export const DOCUMENT = join(ROOT, 'packages/contracts/openapi.json');
export const TYPES = join(ROOT, 'packages/contracts/src/api-paths.ts');
const RELEASED = join(ROOT, 'api/openapi.released.json');

/** Width up to which an object or a list stands on one line. The document has thousands of small ones. */
const LINE_WIDTH = 120;
/** Numbers in addresses are validated as text. A client gives them as numbers. */
const DIGITS_ONLY = ['^[1-9]\\d{0,14}$', '^(0|[1-9]\\d{0,8})$'];

/** The TypeScript source with the types of a document's routes. */
export async function typesOf(document) {
  // Imported here, because nothing may be installed when the command starts.
  const { default: openapiTypeScript, COMMENT_HEADER, NUMBER, astToString } = await import('openapi-typescript');
  const nodes = await openapiTypeScript(JSON.stringify(withoutRefusals(document)), {
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    transform: (schema) => (DIGITS_ONLY.includes(schema.pattern) ? NUMBER : undefined),
    silent: true,
  });
  return `${COMMENT_HEADER}${astToString(nodes)}`;
}

/** Every route may answer every refusal with the same body, which `ApiError` carries. */
function withoutRefusals(document) {
  const copy = structuredClone(document);
  for (const methods of Object.values(copy.paths)) {
    for (const operation of Object.values(methods)) {
      for (const status of Object.keys(operation.responses))
        if (!status.startsWith('2')) delete operation.responses[status];
    }
  }
  return copy;
}

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

async function main(options) {
  if (options.some((option) => option !== '--release')) throw new Error('The only option is --release.');
  ensureInstalled();
  await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
  const { code, output } = await run(process.execPath, ['api/dist/description-command.js'], { capture: true });
  if (code !== 0) throw new Error('The API could not be described; see the message above.');
  const document = JSON.parse(output);
  writeFileSync(DOCUMENT, `${jsonText(document)}\n`);
  writeFileSync(TYPES, await typesOf(document));
  if (options.includes('--release')) writeFileSync(RELEASED, readFileSync(DOCUMENT));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2)).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
