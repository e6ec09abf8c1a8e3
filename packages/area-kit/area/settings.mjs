/**
 * Settings of the commands, read as the API reads them. In a checkout of the product (a package.json with `touchline.product`
 * above the current folder) they are those of the product; in a repository of an area they are its own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readJson } from './part.mjs';

/** The checkout of the product that contains the current folder: its folder and its `touchline.product`; null outside of one. */
export function findCheckout(from = process.cwd()) {
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    const product = existsSync(file) ? readJson(file).touchline?.product : undefined;
    if (product) return { folder, ...product };
    if (folder === dirname(folder)) return null;
  }
}

/** The folder that has `.env`, and from which relative paths in settings start. */
const home = () => findCheckout()?.folder ?? process.cwd();

/** A setting, or null. The environment takes precedence over `.env`, and an empty value counts as unset. */
export function setting(name) {
  const file = join(home(), '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return process.env[name] || fromFile[name] || null;
}

/** A path in a setting, as an absolute path. */
export const settingPath = (path) => resolve(home(), path);

/** REGISTRY_PUBLIC_KEY, with which the shell is built; null when it is unset. Throws when it is no such key. */
export function registryPublicKey() {
  const key = setting('REGISTRY_PUBLIC_KEY');
  // 32 bytes are 44 characters of base64, the last of which fills up.
  if (key !== null && !/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(key))
    throw new Error('REGISTRY_PUBLIC_KEY must be the line that `npm run signing-key` printed.');
  return key;
}

/** Whether the commands can reach the folder of a site: only with SITE_DIR or ALL_SITE_DIRS, or in a checkout of the product. */
export const hasSiteDir = () =>
  setting('SITE_DIR') !== null || setting('ALL_SITE_DIRS') !== null || findCheckout() !== null;

/** The absolute path of the folder from which the site is served: SITE_DIR, or `./site` of the checkout. */
export const siteDir = () => settingPath(setting('SITE_DIR') ?? './site');

/**
 * The folders that releases go live in: those of ALL_SITE_DIRS, the first of which decides, or `siteDir`.
 * @returns {{ site: string, copies: string[] }} absolute paths
 */
export function siteFolders() {
  const [site = siteDir(), ...copies] = (setting('ALL_SITE_DIRS') ?? '')
    .split(',')
    .flatMap((path) => (path.trim() === '' ? [] : [settingPath(path.trim())]));
  return { site, copies };
}

/** KEEP_RELEASES_DAYS: for how many days a version stays in the site after it was live last. Throws when it is no such number. */
export function keptDays() {
  const days = setting('KEEP_RELEASES_DAYS') ?? '30';
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new Error('KEEP_RELEASES_DAYS must be a whole number from 1 to 9999.');
  return Number(days);
}
