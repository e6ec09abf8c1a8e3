/**
 * Decides how an open page follows new builds of the development server. Pure.
 * @param page `registered`: the parts whose code runs in this page, with the hash of their build and whether they can be
 *   patched in place (`hot`); `failed`: the areas that show a failure
 * @param before the previous state of the server; null the first time
 * @param now the current state: `run` changes with each start of the server and with the page itself, `registry` with the
 *   registry; `parts` has the hash of each part's last good build
 * @returns {{ reload: boolean, hot: string[] }} `hot`: parts to patch in place
 */
export function pageUpdate(page, before, now) {
  const hot = [];
  if (before && (before.run !== now.run || before.registry !== now.registry)) return { reload: true, hot };
  for (const [name, { hash }] of Object.entries(now.parts)) {
    const registered = page.registered[name];
    const failed = page.failed.includes(name);
    if (hash === null || hash === (registered ? registered.hash : (before ?? now).parts[name]?.hash)) continue;
    // The shell does not load a failed area again in the same page, so only a reload shows its new build.
    if (registered?.hot && !failed) hot.push(name);
    else if (registered || failed || name === 'shell') return { reload: true, hot: [] };
  }
  return { reload: false, hot };
}
