/** Small builds of a shell and of areas, as files. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildHash, readBuildFiles } from '@touchline/release/check-files';
import { areaInputs, inputsFile, inputsHash } from '../../../area-kit/area/inputs-hash.mjs';
import { proofFile } from '../../../area-kit/release/proofs.mjs';

const PAGE = '<head>%HEAD%</head> %SCRIPT%';

export function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A file of a release document. */
export function described(path, text) {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { path, bytes: text.length, gzipBytes: text.length, integrity };
}

/** Writes a build of a shell into a folder. @param {object} release fields of its document */
export function writeShell(dir, version, release) {
  const entry = described('main.js', '// shell');
  write(join(dir, 'main.js'), '// shell');
  write(join(dir, 'index.html'), PAGE);
  const files = [entry, described('index.html', PAGE)];
  write(join(dir, 'release.json'), JSON.stringify({ name: 'shell', version, ...release, entry, files }));
  return { name: 'shell', version, dir };
}

/**
 * Writes an area with its package.json and its build, which counts as that of the present source.
 * @param {string} folder of the area
 * @param {object} release fields of its document; `text`: its script, `fileText`: other bytes in its place
 */
export function writeArea(folder, { name, version }, { release = {}, text = `// ${name}`, fileText = text } = {}) {
  const path = `/${name.replace('mfe-', '')}`;
  const touchline = { owner: 'team', prefixes: [path], pages: [{ path, title: name, chunk: 'one' }] };
  write(join(folder, 'package.json'), JSON.stringify({ name, touchline }));
  const dir = join(folder, 'dist', version);
  const entry = described('remoteEntry.js', text);
  write(join(dir, 'remoteEntry.js'), fileText);
  const document = {
    ...{ name, version, container: `${name.replace('-', '_')}__1`, owner: 'team', warm: [], prefixes: [path] },
    ...{ pages: [{ path, title: name, files: [] }], entry, first: [], files: [entry] },
    ...release,
  };
  write(join(dir, 'release.json'), JSON.stringify(document));
  const part = { name, kind: 'area', dir: folder };
  write(inputsFile(part), inputsHash({ ...part, inputs: areaInputs(folder) }));
  return { name, version, dir };
}

/** Keeps a proof of a build that passed, in the folder of its part. Returns the proof. */
export function keepProof(folder, built, provenWith, files = buildHash(readBuildFiles(built.dir))) {
  const proof = { passed: 5, failed: 0, files, provenWith };
  write(proofFile({ name: built.name, dir: folder }, built.version), JSON.stringify(proof));
  return proof;
}
