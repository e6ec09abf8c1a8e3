/** Builds the athletes' pages: an HTML file per page, its script and style under names of their content, and the service worker. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { runWebpack } from '../../area-kit/area/build.mjs';
import { readJson } from '../../area-kit/area/part.mjs';
import { describeAndCompress } from '../../area-kit/release/release-files.mjs';
import { pagesConfig } from '../webpack/pages-preset.mjs';

/** Below it the API serves the files of the pages; see `api/src/site/site-rules.ts`. */
const ADDRESS = '/athlete-pages/';
const FILES = 'files';
/** One file on the wire, in this order. */
const STYLES = ['page.css', 'fields.css'];
const WORKER = 'answer-worker.js';
/** The pages, by the name of their script, with their titles and the files that only their first visit loads. */
const PAGES = {
  answer: { title: 'Answer', others: [WORKER] },
  join: { title: 'Join a team', others: [] },
};

/** Fills `out`. Throws when a page is over the budget of the part. */
export async function buildPages({ dir }, out) {
  await runWebpack(pagesConfig({ dir, outDir: join(out, FILES), address: ADDRESS }));
  const style = writeHashed(
    join(out, FILES),
    'pages',
    'css',
    STYLES.map((name) => withoutComments(join(dir, 'src/styles', name))).join(''),
  );
  const scripts = readdirSync(join(out, FILES)).filter((name) => name.endsWith('.js'));
  const template = readFileSync(join(dir, 'src/page.html'), 'utf8');
  const firstVisits = Object.entries(PAGES).map(([page, { title, others }]) => {
    const script = scripts.find((name) => name.startsWith(`${page}.`));
    const html = template
      .replace('%TITLE%', title)
      .replace('%STYLE%', `${ADDRESS}${style}`)
      .replace('%SCRIPT%', `${ADDRESS}${script}`);
    writeFileSync(join(out, `${page}.html`), html);
    return { page, files: [`${page}.html`, `${FILES}/${style}`, `${FILES}/${script}`, ...others] };
  });
  checkBudget(firstVisits, describeAndCompress(out), readJson(join(dir, 'package.json')).touchline.budget);
}

/** @returns the name, which contains a hash of the text */
function writeHashed(folder, name, extension, text) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 20);
  const file = `${name}.${hash}.${extension}`;
  writeFileSync(join(folder, file), text);
  return file;
}

const withoutComments = (file) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/\s*/g, '');

function checkBudget(firstVisits, files, { firstGzipBytes: limit }) {
  for (const { page, files: paths } of firstVisits) {
    const bytes = files.filter(({ path }) => paths.includes(path)).reduce((sum, file) => sum + file.gzipBytes, 0);
    process.stderr.write(`/${page}: ${bytes} bytes compressed on a first visit\n`);
    if (bytes > limit)
      throw new Error(`/${page} needs ${bytes} bytes compressed on a first visit; the budget is ${limit}.`);
  }
}
