/** Static checks of a release against a site. Pure; the returned sentences are for the team that promotes the release. */

/**
 * Checks an area's release against a shell.
 * @param release an area's release.json, or its head in the registry
 * @param shell a shell's release.json
 * @param satisfies `(version, range) => boolean`
 * @returns {string[]} one sentence per problem; empty when the release works in the shell
 */
export function checkAgainstShell(release, shell, satisfies) {
  const problems = [];
  if (!satisfies(shell.contract, release.contract))
    problems.push(`It needs contract ${release.contract}; the shell has ${shell.contract}.`);
  if (release.runtime !== shell.runtime)
    problems.push(`It was built for federation runtime ${release.runtime}; the shell has ${shell.runtime}.`);
  for (const [key, range] of Object.entries(release.shared)) {
    const version = shell.provides[key];
    if (version === undefined || !satisfies(version, range))
      problems.push(`It needs ${key} ${range}; the shell provides ${version ?? 'none'}.`);
  }
  for (const [key, names] of Object.entries(release.uses)) {
    const missing = names.filter((name) => !(shell.kit[key] ?? []).includes(name));
    if (missing.length > 0)
      problems.push(`It takes ${missing.join(', ')} from ${key}, which the shell does not export yet.`);
  }
  return problems;
}

/**
 * Checks an area's release against the live shell, the pages of other areas, its own prefixes and its size budget.
 * @param release the area's release.json
 * @param registry the site's registry
 * @param shell the release.json of the shell that is live
 * @param satisfies `(version, range) => boolean`
 * @param budget `{ firstGzipBytes }`: limit, in gzip bytes, of the files that any one page loads first: the entry, the
 *   area's common files and the page's own files
 * @returns {string[]} one sentence per problem; empty when the release fits
 */
export function checkRelease(release, registry, shell, satisfies, budget) {
  const problems = checkAgainstShell(release, shell, satisfies);
  for (const [name, other] of Object.entries(registry.remotes)) {
    if (name === release.name) continue;
    const taken = new Set(other.releases[other.live].pages.map(({ path }) => path));
    const duplicates = release.pages.map(({ path }) => path).filter((path) => taken.has(path));
    if (duplicates.length > 0) problems.push(`${duplicates.join(', ')} belongs to ${name} already.`);
  }
  for (const { path } of release.pages) {
    if (!release.prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
      problems.push(`Page ${path} lies outside its prefixes ${release.prefixes.join(', ')}.`);
  }
  const gzipSize = (files) => files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  const common = gzipSize([release.entry, ...release.first]);
  for (const { path, files } of release.pages) {
    const bytes = common + gzipSize(files);
    if (bytes > budget.firstGzipBytes)
      problems.push(`${path} needs ${bytes} bytes compressed before it shows; the budget is ${budget.firstGzipBytes}.`);
  }
  return problems;
}

/**
 * Checks a new shell against all live areas.
 * @param shell the release.json of the shell that is to go live
 * @param registry the site's registry
 * @param nextReleases releases that go live right after the shell, by area; they are checked instead of the live ones
 * @returns {string[]} one sentence per problem; empty when all areas work in the shell
 */
export function checkShell(shell, registry, nextReleases, satisfies) {
  return Object.entries(registry.remotes).flatMap(([name, { live, releases }]) => {
    const head = nextReleases[name] ?? releases[live];
    return checkAgainstShell(head, shell, satisfies).map((problem) => `${name} ${head.version}: ${problem}`);
  });
}
