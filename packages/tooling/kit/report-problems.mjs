/** What is wrong with the reports of the kit's exports, and with the list of their versions. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../release/parts.mjs';
import { SHARED_KIT_KEYS, byVersion, moduleName } from './kit-keys.mjs';

const API = 'packages/ui/api';

/**
 * @param {object} kit
 * @param {string} kit.dir folder of `cachedKitTypes`: the kit as it is
 * @param {string} kit.apiDir folder with the reports and `since.json`
 * @param {string} kit.contract `HOST_CONTRACT`
 * @returns {string[]} one sentence per problem
 */
export const reportProblems = (kit) =>
  SHARED_KIT_KEYS.flatMap((key) => [...staleReport(key, kit), ...wrongSince(key, kit)]);

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function staleReport(key, { dir, apiDir }) {
  const [current, committed] = [dir, apiDir].map((folder) => textOf(join(folder, `${key}.api.md`)));
  return current === committed
    ? []
    : [
        `${API}/${key}.api.md does not show the kit as it is: run npm run kit-report, read what has changed, and commit it.`,
      ];
}

/** A build of an area demands the version of the newest name that it imports, so each name needs one. */
function wrongSince(key, { dir, apiDir, contract }) {
  const since = readJson(join(apiDir, 'since.json'))[key] ?? {};
  const names = exportedNames(textOf(join(dir, `${key}.d.ts`)));
  const sentence = (what) => `${API}/since.json ${what}: correct it.`;
  return [
    ...names
      .filter((name) => since[name] === undefined)
      .map((name) => sentence(`does not say since which version ${moduleName(key)} has ${name}`)),
    ...Object.entries(since).flatMap(([name, version]) => {
      if (!names.includes(name)) return [sentence(`names ${name}, which ${moduleName(key)} does not export`)];
      if (byVersion(version, contract) <= 0) return [];
      return [sentence(`says that ${moduleName(key)} has ${name} since ${version}, and HOST_CONTRACT is ${contract}`)];
    }),
  ];
}

/** The names that a file exports which API Extractor has rolled up. */
const exportedNames = (types) => [
  ...[...types.matchAll(/^export declare (?:abstract )?\w+ (\w+)/gm)].map(([, name]) => name),
  ...[...types.matchAll(/^export \{ (?:\w+ as )?(\w+) \}/gm)].map(([, name]) => name),
];
