/** What this shell provides to areas, and the parts of it that load late. */
import { preloadCharts } from '@touchline/ui/charts';
// A key that no code of the shell asks for would be left out of its build.
import '@touchline/ui/pickers';

/** Versions of the shared packages in this build, by shared key. */
export const providedVersions: Readonly<Record<string, string>> = JSON.parse(
  process.env.SHELL_PROVIDES ?? '{}',
) as Record<string, string>;

const LATE: Readonly<Record<string, () => Promise<void>>> = { charts: preloadCharts };

/** Fetches heavy parts of the kit beside an area's entry instead of after it. A failure shows where the part is used. */
export function warmKit(parts: readonly string[]): void {
  for (const part of parts) LATE[part]?.().catch(() => undefined);
}
