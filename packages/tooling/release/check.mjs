/** The static verdict on a release: does it fit the site it is going to? Pure; the sentences are for the team that promotes. */

/**
 * @param release the area's release.json
 * @param registry the site's registry
 * @param shell the release.json of the shell that is live
 * @param satisfies `(version, range) => boolean`
 * @param budget `{ firstGzipBytes }`: most bytes (gz) of entry and first files together
 * @returns {string[]} what does not fit; empty when all does
 */
export function checkRelease(release, registry, shell, satisfies, budget) {
  const problems = [];
  if (!satisfies(shell.contract, release.contract)) problems.push(`It needs contract ${release.contract}; the shell of this site has ${shell.contract}.`);
  if (release.runtime !== shell.runtime) problems.push(`It was built for federation runtime ${release.runtime}; the shell of this site has ${shell.runtime}.`);
  for (const [key, range] of Object.entries(release.shared)) {
    const version = shell.provides[key];
    if (version === undefined || !satisfies(version, range)) problems.push(`It needs ${key} ${range}; the shell of this site provides ${version ?? 'none'}.`);
  }
  for (const [name, other] of Object.entries(registry.remotes)) {
    if (name === release.name) continue;
    const taken = new Set(other.releases[other.live].pages.map(({ path }) => path));
    const clashes = release.pages.map(({ path }) => path).filter((path) => taken.has(path));
    if (clashes.length > 0) problems.push(`${clashes.join(', ')} belongs to ${name} already.`);
  }
  for (const { path } of release.pages) {
    if (!release.prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) problems.push(`Page ${path} lies outside its prefixes ${release.prefixes.join(', ')}.`);
  }
  const first = release.entry.gzipBytes + release.first.reduce((sum, file) => sum + file.gzipBytes, 0);
  if (first > budget.firstGzipBytes) problems.push(`Its first files are ${first} bytes compressed; its budget is ${budget.firstGzipBytes}.`);
  return problems;
}
