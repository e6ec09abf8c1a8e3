/** What this shell provides to areas, and the parts of it that load late. */

/** Versions of the shared packages in this build, by shared key. */
export const providedVersions: Readonly<Record<string, string>> = JSON.parse(process.env.SHELL_PROVIDES ?? '{}') as Record<string, string>;

// The shell itself must ask for every lazily shared package once, else the build leaves it out.
const LAZY: Readonly<Record<string, () => Promise<unknown>>> = {
  '@touchline/ui/charts': () => import('@touchline/ui/charts'),
  '@touchline/ui/pickers': () => import('@touchline/ui/pickers'),
};

/** Fetches lazily shared packages beside an area's entry instead of after it. A failure is the area's to meet and to show. */
export function warmShared(keys: readonly string[]): void {
  for (const key of keys) LAZY[key]?.().catch(() => undefined);
}
