/**
 * What an open page does about what the development server says was built. Pure, so that the table of cases is its test.
 * @param page `joined`: parts whose code runs in this page, with the build they run and whether they can be patched in place;
 *   `failed`: areas that show a failure instead of themselves
 * @param before what the server said the last time; null the first time
 * @param now what it says: `run` (one per start of the server and per change of the page itself), `registry` (changes with it), `parts` by name with the last good build
 * @returns {{ reload: boolean, hot: string[] }} `hot`: parts to patch in place
 */
export function decide(page, before, now) {
  const hot = [];
  if (before && (before.run !== now.run || before.registry !== now.registry)) return { reload: true, hot };
  for (const [name, { hash }] of Object.entries(now.parts)) {
    const joined = page.joined[name];
    const failed = page.failed.includes(name);
    if (hash === null || hash === (joined ? joined.hash : (before ?? now).parts[name]?.hash)) continue;
    // A crashed area's place was given up by the shell: only a new page shows what is mended.
    if (joined?.hot && !failed) hot.push(name);
    else if (joined || failed || name === 'shell') return { reload: true, hot: [] };
  }
  return { reload: false, hot };
}
