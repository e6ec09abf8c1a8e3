/** Creates a temporary repository: copies of tools, shell and API, a small area to edit, and links to the installed packages. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../../release/parts.mjs';

const ROOMS = [
  'packages/contracts',
  'packages/release',
  'packages/sheets',
  'packages/tooling',
  'packages/area-kit',
  'packages/ui',
  'athlete-pages',
  'api',
  'shell',
];
/** Builds of packages and API are copied to save time; the tests do not use the shell's `dist`. */
const isCopied = (path) =>
  !['node_modules', 'test', 'examples', 'dist.tmp'].includes(basename(path)) && path !== join(ROOT, 'shell/dist');

/** @returns `{ root, write(path, text), area(name, words), remove() }` */
export function createDevTree() {
  const root = mkdtempSync(join(tmpdir(), 'touchline-dev-'));
  const write = (path, text) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(ROOT, file), join(root, file));
  for (const room of ROOMS) {
    cpSync(join(ROOT, room), join(root, room), { recursive: true, filter: isCopied });
    if (existsSync(join(ROOT, room, 'node_modules')))
      symlinkSync(join(ROOT, room, 'node_modules'), join(root, room, 'node_modules'));
  }
  linkInstalled(root);
  return {
    root,
    write,
    area: (name, words) => writeArea(write, name, words),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Links our own packages to the new tree and all other packages to the installed ones. */
function linkInstalled(root) {
  const installed = join(root, 'node_modules');
  mkdirSync(join(installed, '@touchline'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@touchline') symlinkSync(join(ROOT, 'node_modules', name), join(installed, name));
  for (const room of ROOMS) symlinkSync(join(root, room), join(installed, '@touchline', basename(room)));
}

function writeArea(write, name, words) {
  const prefix = `/${name.slice('mfe-'.length)}`;
  write(
    `${name}/package.json`,
    JSON.stringify({
      name: `@touchline/${name}`,
      version: '1.0.0',
      touchline: {
        owner: 'test',
        shared: { react: '^19.2.0', '@touchline/ui': '^1.0.0' },
        prefixes: [prefix],
        pages: [{ path: prefix, title: 'Page', chunk: 'page' }],
      },
    }),
  );
  write(`${name}/src/page.tsx`, page(words));
  write(
    `${name}/src/area.tsx`,
    `import { lazyPage } from '@touchline/ui';
const Page = lazyPage(() => import(/* webpackChunkName: "page" */ './page.js').then((module) => module.Page));
export const area = { name: '${name}', version: process.env.AREA_VERSION, contract: process.env.AREA_CONTRACT, routes: { '${prefix}': [{ path: '', Component: Page }] } };
`,
  );
}

/** The source of a page that shows `words`. */
export const page = (words) => `export function Page() {\n  return <p>${words}</p>;\n}\n`;
