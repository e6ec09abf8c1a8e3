/** Validates the registry, which comes from outside of this build. */
import {
  INTEGRITY_VALUE,
  type AreaPage,
  type Canary,
  type RegistryDocument,
  type RegistryRemote,
  type RegistryShell,
  type ReleaseFile,
  type ReleaseHead,
} from '@touchline/contracts/area';

/**
 * The document with the areas whose live release is complete; null if the value is no registry. A broken area does not
 * affect others. A newer format is read, too, because formats only add fields.
 */
export function parseRegistry(value: unknown): RegistryDocument | null {
  if (!isObject(value) || !isText(value.site) || !Number.isSafeInteger(value.seq) || !isObject(value.remotes))
    return null;
  const remotes = Object.entries(value.remotes).flatMap(([name, remote]) =>
    isRemote(remote) ? [[name, withUsableParts(remote)]] : [],
  );
  return {
    ...(Number.isSafeInteger(value.format) && { format: value.format as number }),
    site: value.site,
    seq: value.seq as number,
    ...(isShell(value.shell) && { shell: value.shell }),
    remotes: Object.fromEntries(remotes),
  };
}

function isRemote(value: unknown): value is RegistryRemote {
  return isObject(value) && isText(value.live) && isObject(value.releases) && isHead(value.releases[value.live]);
}

function withUsableParts(remote: RegistryRemote): RegistryRemote {
  const { lastGood, blocked, canary, releases } = remote;
  return {
    ...remote,
    lastGood: isText(lastGood) && isHead(releases[lastGood]) ? lastGood : null,
    blocked: isListOf(blocked, isText) ? blocked : [],
    ...(canary !== undefined && { canary: isCanary(canary) && isHead(releases[canary.version]) ? canary : null }),
  };
}

function isHead(value: unknown): value is ReleaseHead {
  return (
    isObject(value) &&
    ['name', 'version', 'container', 'contract', 'runtime'].every((key) => typeof value[key] === 'string') &&
    isListOf(value.prefixes, isText) &&
    isListOf(value.warm, isText) &&
    isListOf(value.pages, isPage) &&
    isListOf(value.first, isFile) &&
    isObject(value.shared) &&
    Object.values(value.shared).every(isText) &&
    isUses(value.uses) &&
    isFile(value.entry)
  );
}

/** Missing in the releases of an early kit. */
const isUses = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every((names) => isListOf(names, isText)));
const isShell = (value: unknown): value is RegistryShell =>
  isObject(value) &&
  isText(value.live) &&
  (value.lastGood === null || isText(value.lastGood)) &&
  isListOf(value.blocked, isText) &&
  isFile(value.entry);
const isCanary = (value: unknown): value is Canary =>
  isObject(value) && isText(value.version) && typeof value.share === 'number' && value.share > 0 && value.share < 100;
const isPage = (value: unknown): value is AreaPage =>
  isObject(value) && isText(value.path) && isText(value.title) && isListOf(value.files, isFile);
const isFile = (value: unknown): value is ReleaseFile =>
  isObject(value) && isText(value.path) && isText(value.integrity) && INTEGRITY_VALUE.test(value.integrity);
const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
