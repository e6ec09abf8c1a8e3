/** The rules of the kit's version: what a change needs, and where it is written down. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../release/parts.mjs';
import { readDeclarations } from './declarations.mjs';
import { misfits } from './fit.mjs';
import { SHARED_KIT_KEYS, byVersion, moduleName } from './kit-keys.mjs';
import { closuresOf, signaturesOf } from './signatures.mjs';

const API = 'packages/ui/api';
const RAISE = 'in packages/ui/src/host/host-contract.ts';

/**
 * @typedef {object} Kit
 * @property {string} typesDir folder with `<key>.d.ts` of the kit as it is
 * @property {string} reportDir folder with its `<key>.api.md`
 * @property {string} apiDir `packages/ui/api`
 * @property {string} contract `HOST_CONTRACT`
 * @property {string} changelog text of `packages/ui/CHANGELOG.md`
 */

/**
 * @param {Kit} kit
 * @returns {string[]} one sentence per problem; empty when the kit may be released
 */
export function kitProblems(kit) {
  return [...reportProblems(kit), ...versionProblems(kit), ...sinceProblems(kit)];
}

/** Released versions in a folder, the lowest first. */
export const releasedVersions = (apiDir) =>
  existsSync(join(apiDir, 'released')) ? readdirSync(join(apiDir, 'released')).sort(byVersion) : [];

const keysIn = (dir) => SHARED_KIT_KEYS.filter((key) => existsSync(join(dir, `${key}.d.ts`)));
const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

function reportProblems({ typesDir, reportDir, apiDir }) {
  return keysIn(typesDir)
    .filter((key) => textOf(join(reportDir, `${key}.api.md`)) !== textOf(join(apiDir, `${key}.api.md`)))
    .map(
      (key) =>
        `${API}/${key}.api.md does not show the kit as it is: run npm run kit-report, read what has changed, and commit it.`,
    );
}

function versionProblems(kit) {
  const newest = releasedVersions(kit.apiDir).at(-1);
  if (newest === undefined) return [`${API}/released has no version: run npm run kit-report -- --release.`];
  if (byVersion(kit.contract, newest) < 0)
    return [`HOST_CONTRACT is ${kit.contract}, but ${newest} is released: set it to ${newest} or more ${RAISE}.`];
  const changes = changesSince(join(kit.apiDir, 'released', newest), kit);
  return [...changes.flatMap((change) => stepProblem(change, newest, kit)), ...changelogProblems(changes, newest, kit)];
}

/**
 * @typedef {object} Change
 * @property {string} key
 * @property {string} name
 * @property {'added'|'removed'|'changed'} kind
 * @property {string | null} misfit why the changed declaration does not fit all uses
 * @property {string[]} causes the changed declarations beneath the name
 */

/** @returns {Change[]} */
function changesSince(oldDir, kit) {
  const isSame = (key) => textOf(join(oldDir, `${key}.d.ts`)) === textOf(join(kit.typesDir, `${key}.d.ts`));
  if (SHARED_KIT_KEYS.every(isSame)) return [];

  const changes = [...new Set([...keysIn(oldDir), ...keysIn(kit.typesDir)])].flatMap((key) =>
    changesOfKey(key, oldDir, kit.typesDir),
  );
  const changed = changes.filter(({ kind }) => kind === 'changed');
  const names = {};
  for (const { key, name } of changed) names[key] = [...(names[key] ?? []), name];
  const accepted = textOf(join(kit.apiDir, 'accepted.json')) ? readJson(join(kit.apiDir, 'accepted.json')) : {};
  for (const { key, name, reason } of changed.length > 0 ? misfits({ oldDir, newDir: kit.typesDir, names }) : [])
    if (!accepted[kit.contract]?.[key]?.[name])
      changed.find((change) => change.key === key && change.name === name).misfit = reason;
  return changes;
}

function changesOfKey(key, oldDir, newDir) {
  const [old, current] = [oldDir, newDir].map((dir) => {
    const path = join(dir, `${key}.d.ts`);
    return existsSync(path)
      ? { signatures: signaturesOf(path), closures: closuresOf(path) }
      : { signatures: {}, closures: new Map() };
  });
  const change = (name, kind, causes = [name]) => ({ key, name, kind, misfit: null, causes });
  const [before, now] = [Object.keys(old.signatures), Object.keys(current.signatures)];
  return [
    ...before.filter((name) => !now.includes(name)).map((name) => change(name, 'removed')),
    ...now.filter((name) => !before.includes(name)).map((name) => change(name, 'added')),
    ...now
      .filter((name) => before.includes(name) && old.signatures[name] !== current.signatures[name])
      .map((name) => change(name, 'changed', causesOf(old.closures.get(name), current.closures.get(name)))),
  ];
}

function causesOf(old, current) {
  return [...new Set([...old.keys(), ...current.keys()])].filter((local) => old.get(local) !== current.get(local));
}

const nextMinor = (version) => `${version.split('.')[0]}.${Number(version.split('.')[1]) + 1}.0`;
const nextMajor = (version) => `${Number(version.split('.')[0]) + 1}.0.0`;
const neededVersion = ({ kind, misfit }, newest) =>
  kind === 'removed' || misfit ? nextMajor(newest) : nextMinor(newest);

function stepProblem(change, newest, { contract }) {
  const needed = neededVersion(change, newest);
  if (byVersion(contract, needed) >= 0) return [];
  const name = `${change.name} of ${moduleName(change.key)}`;
  const step = `set HOST_CONTRACT to ${needed} ${RAISE}`;
  if (change.kind === 'added') return [`${name} is new since ${newest}, which needs a minor step: ${step}.`];
  if (change.kind === 'removed')
    return [`${name} is gone since ${newest}, which needs a major step: keep it as a deprecated name, or ${step}.`];
  if (!change.misfit)
    return [`${name} has changed since ${newest} and fits all uses, which needs a minor step: ${step}.`];
  const accept = `give the reason why no area can notice in ${API}/accepted.json`;
  return [
    `${name} no longer fits all uses of ${newest} (${change.misfit}), which needs a major step: keep what areas use, ${step}, or ${accept}.`,
  ];
}

function changelogProblems(changes, newest, { contract, changelog }) {
  const needed = changes
    .map((change) => neededVersion(change, newest))
    .sort(byVersion)
    .at(-1);
  if (needed === undefined) return [];
  const version = byVersion(contract, needed) >= 0 ? contract : needed;
  const section = sectionOf(changelog, version);
  const isNamed = (name) => section.includes(`\`${name}\``);
  return changes
    .filter(({ name, causes }) => !isNamed(name) && !causes.every(isNamed))
    .map(
      ({ key, name, kind }) =>
        `packages/ui/CHANGELOG.md does not name \`${name}\` of ${moduleName(key)}, which is ${kind}: add a line under "## ${version}".`,
    );
}

/** The text below the heading of a version; empty when there is none. */
function sectionOf(changelog, version) {
  const [, ...sections] = changelog.split(/^## /m);
  return sections.find((section) => section.split('\n', 1)[0].trim() === version) ?? '';
}

function sinceProblems({ typesDir, apiDir, contract }) {
  const since = readJson(join(apiDir, 'since.json'));
  const newest = releasedVersions(apiDir).at(-1);
  return keysIn(typesDir).flatMap((key) => {
    const entries = since[key] ?? {};
    const names = namesIn(join(typesDir, `${key}.d.ts`));
    const released = newest ? namesIn(join(apiDir, 'released', newest, `${key}.d.ts`)) : names;
    // `ApiClient.call` is a member of an exported name.
    const gone = Object.keys(entries).filter((name) => !names.includes(name.split('.')[0]));
    return [
      ...names.flatMap((name) => entryProblem(name, released.includes(name))),
      ...gone.map((name) => `${API}/since.json names ${name}, which ${moduleName(key)} does not export: remove it.`),
    ];

    function entryProblem(name, isReleased) {
      const [file, module, version] = [`${API}/since.json`, moduleName(key), entries[name]];
      if (!version) return [`${file} does not say since when ${module} has ${name}: add the version.`];
      const says = `${file} says that ${module} has ${name} since ${version}`;
      if (byVersion(version, contract) > 0) return [`${says}, but HOST_CONTRACT is ${contract}: correct the version.`];
      if (!isReleased && byVersion(version, newest) <= 0)
        return [`${says}, but it is new since ${newest}: correct the version.`];
      return [];
    }
  });
}

const namesIn = (path) => (existsSync(path) ? [...readDeclarations(path).exports.keys()] : []);
