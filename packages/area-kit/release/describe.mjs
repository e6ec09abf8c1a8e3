/** Creates the release documents (`release.json`) of areas. Their types are in the contracts (`area.ts`). */
import { join } from 'node:path';
import { apiCalls } from '../webpack/api-calls.mjs';
import { minimumContract } from './host-contract.mjs';
import { shellOffer } from '../area/kit.mjs';
import { budgetOf, readJson } from '../area/part.mjs';
import { describeAndCompress } from './release-files.mjs';
import { usedKitNames } from '../webpack/kit-names.mjs';
import { containerName } from '../webpack/release-version-plugin.mjs';
import { demandedRanges } from '../webpack/shared.mjs';
import { usedSingletonNames } from '../webpack/singleton-names.mjs';

/** The package whose code areas take from the shell. */
const KIT_PACKAGE = '@touchline/ui';

/** The fields of an area's release that its package.json determines. */
export function declaredMetadata(area) {
  const packageJson = readJson(join(area.dir, 'package.json'));
  const { owner, prefixes, warm = [] } = packageJson.touchline;
  return { name: area.name, runtime: shellOffer().runtime, shared: demandedRanges(packageJson), owner, prefixes, warm };
}

/** The scripts of a named chunk. Throws when the build has no chunk of that name. */
export function filesOfChunk(compilation, chunk) {
  const group = compilation.namedChunkGroups.get(chunk);
  if (!group) throw new Error(`there is no chunk "${chunk}"; name it in the import() of its code.`);
  return group.chunks.flatMap((part) => [...part.files]).filter((file) => file.endsWith('.js'));
}

/** The names of the npm packages whose code is in the build; in a checkout also the kit, which lies outside of node_modules. */
function bundledPackages(compilation) {
  const modules = [...compilation.modules].flatMap((module) => [module, ...(module.modules ?? [])]);
  const names = modules.map(({ resource, resourceResolveData }) => {
    const installed = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(resource ?? '')?.[1];
    const own = resourceResolveData?.descriptionFileData?.name;
    return installed ?? (own === KIT_PACKAGE ? own : undefined);
  });
  return [...new Set(names.filter((name) => name && !name.startsWith('.')))].sort();
}

/** What an area's release says apart from its version and files, with the pages and the files' names of each. */
export function areaMetadata(area, compilation) {
  const { touchline } = readJson(join(area.dir, 'package.json'));
  const uses = usedKitNames(compilation);
  const calls = apiCalls(compilation, [area.dir]);
  const filesOf = (chunk) => filesOfChunk(compilation, chunk).filter((file) => file !== 'remoteEntry.js');
  const first = [...new Set(filesOf('area'))].sort();
  return {
    ...declaredMetadata(area),
    minimumContract: minimumContract(uses, touchline.contract),
    uses,
    calls,
    singletons: usedSingletonNames(compilation),
    bundles: bundledPackages(compilation),
    budget: budgetOf(area),
    first,
    pages: touchline.pages.map(({ path, title, nav, needs, chunk, warmWith, proof }) => ({
      path,
      title,
      ...(nav && { nav }),
      ...(needs && { needs }),
      ...(warmWith && { warmWith }),
      ...(proof && { proof }),
      files: [...new Set(filesOf(chunk))].filter((file) => !first.includes(file)).sort(),
    })),
  };
}

/**
 * An area's release document; also compresses the files of its build in `outDir`. It lists the files of each page, so
 * that the shell can load them together with the entry. Throws when a page names a chunk that the build does not have.
 */
export function describeArea({ area, version, outDir, compilation }) {
  const files = describeAndCompress(outDir);
  const fileAt = (path) => files.find((file) => file.path === path);
  const { minimumContract: contract, first, pages, ...metadata } = areaMetadata(area, compilation);
  return {
    ...metadata,
    version,
    container: containerName(area.name, version),
    contract: `^${contract}`,
    pages: pages.map((page) => ({ ...page, files: page.files.map(fileAt) })),
    entry: fileAt('remoteEntry.js'),
    first: first.map(fileAt),
    files,
  };
}
