/** The reader of the registry as deployed shells of the first format have it. It stays as it is. */
import type { AreaPage, RegistryDocument, RegistryRemote, ReleaseFile, ReleaseHead } from '@touchline/contracts/area';

/** The document with those of its areas whose live release is whole; null when it is no registry at all. */
export function parseRegistry(value: unknown): RegistryDocument | null {
  if (!isObject(value) || !isText(value.site) || !Number.isSafeInteger(value.seq) || !isObject(value.remotes))
    return null;
  const remotes = Object.entries(value.remotes).flatMap(([name, remote]) =>
    isRemote(remote) ? [[name, withUsableLastGood(remote)]] : [],
  );
  return { site: value.site, seq: value.seq as number, remotes: Object.fromEntries(remotes) };
}

function isRemote(value: unknown): value is RegistryRemote {
  return isObject(value) && isText(value.live) && isObject(value.releases) && isHead(value.releases[value.live]);
}

function withUsableLastGood(remote: RegistryRemote): RegistryRemote {
  return isText(remote.lastGood) && isHead(remote.releases[remote.lastGood]) ? remote : { ...remote, lastGood: null };
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
    isFile(value.entry)
  );
}

const isPage = (value: unknown): value is AreaPage =>
  isObject(value) && isText(value.path) && isText(value.title) && isListOf(value.files, isFile);
const isFile = (value: unknown): value is ReleaseFile =>
  isObject(value) && isText(value.path) && isText(value.integrity);
const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
