/** The static verdict on a release: does it fit the site it is going to? Pure; the sentences are for the team that promotes. */

/**
 * What of a shell does not fit an area's release.
 * @param release an area's release.json, or its head in the registry
 * @param shell a shell's release.json
 * @param satisfies `(version, range) => boolean`
 * @returns {string[]} empty when all does
 */
export function misfits(release, shell, satisfies) {
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
 * @param release the area's release.json
 * @param registry the site's registry
 * @param shell the release.json of the shell that is live
 * @param satisfies `(version, range) => boolean`
 * @param budget `{ firstGzipBytes }`: most bytes (gz) of what any one of its pages needs first: entry, common files, its own
 * @returns {string[]} what does not fit; empty when all does
 */
export function checkRelease(release, registry, shell, satisfies, budget) {
  const problems = misfits(release, shell, satisfies);
  for (const [name, other] of Object.entries(registry.remotes)) {
    if (name === release.name) continue;
    const taken = new Set(other.releases[other.live].pages.map(({ path }) => path));
    const clashes = release.pages.map(({ path }) => path).filter((path) => taken.has(path));
    if (clashes.length > 0) problems.push(`${clashes.join(', ')} belongs to ${name} already.`);
  }
  for (const { path } of release.pages) {
    if (!release.prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
      problems.push(`Page ${path} lies outside its prefixes ${release.prefixes.join(', ')}.`);
  }
  const weigh = (files) => files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  const common = weigh([release.entry, ...release.first]);
  for (const { path, files } of release.pages) {
    const bytes = common + weigh(files);
    if (bytes > budget.firstGzipBytes)
      problems.push(`${path} needs ${bytes} bytes compressed before it shows; the budget is ${budget.firstGzipBytes}.`);
  }
  return problems;
}

/**
 * Which areas would stop working under another shell.
 * @param shell the release.json of the shell that is to go live
 * @param registry the site's registry
 * @param coming releases that go live right after it, by area
 * @returns {string[]} one sentence per misfit
 */
export function checkShell(shell, registry, coming, satisfies) {
  return Object.entries(registry.remotes).flatMap(([name, { live, releases }]) => {
    const head = coming[name] ?? releases[live];
    return misfits(head, shell, satisfies).map((problem) => `${name} ${head.version}: ${problem}`);
  });
}
