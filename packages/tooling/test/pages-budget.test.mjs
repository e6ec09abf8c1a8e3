/** The build of the athletes' pages: the size of a first visit, and content that must stay out of it. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildPages } from '../release/build-pages.mjs';
import { findPart, readJson } from '../release/parts.mjs';

const { dir } = findPart('athlete-pages');
const folder = mkdtempSync(join(tmpdir(), 'touchline-pages-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a build over the budget fails, and says by how much', async () => {
  const light = join(folder, 'light');
  mkdirSync(light);
  symlinkSync(join(dir, 'src'), join(light, 'src'));
  writeFileSync(join(light, 'package.json'), JSON.stringify({ touchline: { budget: { firstGzipBytes: 5_000 } } }));
  await assert.rejects(
    buildPages({ dir: light }, join(folder, 'heavy')),
    /^Error: \/answer needs \d+ bytes compressed on a first visit; the budget is 5000\.$/,
  );
});

test('the pages keep to 40 kB, load nothing from elsewhere, and contain no schemas', async () => {
  assert.ok(readJson(join(dir, 'package.json')).touchline.budget.firstGzipBytes <= 40_000);
  const out = join(folder, 'pages');
  await buildPages({ dir }, out);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|js|css)$/.test(name));
  assert.equal(files.length, 6, files.join(', '));
  const text = files.map((name) => readFileSync(join(out, name), 'utf8')).join('\n');
  const addresses = text.match(/\bhttps?:\/\/[\w.-]+/g) ?? [];
  assert.deepEqual(
    [...new Set(addresses)].filter((address) => !/^http:\/\/www\.w3\.org$/.test(address)),
    [],
  );
  assert.doesNotMatch(text, /ZodError|invalid_type/);
  for (const page of ['answer.html', 'join.html'])
    assert.match(
      readFileSync(join(out, page), 'utf8'),
      /<script defer src="\/athlete-pages\/\w+\.[\da-f]+\.js"><\/script>/,
    );
});
