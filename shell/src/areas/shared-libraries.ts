/** The shared libraries this shell provides to areas. */
import { preloadCharts } from '@touchline/ui/charts';
// A shared key that the shell does not import would be missing in its build.
import '@touchline/ui/pickers';

/** The versions of the shared packages in this build, by shared key. */
export const providedVersions: Readonly<Record<string, string>> = JSON.parse(
  process.env.SHELL_PROVIDES ?? '{}',
) as Record<string, string>;

const LAZY_PARTS: Readonly<Record<string, () => Promise<void>>> = { charts: preloadCharts };

/** Downloads heavy parts of the kit in parallel with an area. A failure is shown where the part is used. */
export function preloadKitParts(parts: readonly string[]): void {
  for (const part of parts) LAZY_PARTS[part]?.().catch(() => undefined);
}
