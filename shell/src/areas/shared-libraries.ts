/** The shared libraries this shell provides to areas, and the heavy parts of the kit. */
import { KIT_PARTS } from '@touchline/ui/kit-parts';

/** The versions of the shared packages in this build, by shared key. */
export const providedVersions: Readonly<Record<string, string>> = JSON.parse(
  process.env.SHELL_PROVIDES ?? '{}',
) as Record<string, string>;

/** Downloads heavy parts of the kit, by their names in a release. A failure is shown where the part is used. */
export function preloadKitParts(parts: readonly string[]): void {
  for (const part of parts) KIT_PARTS[part]?.().catch(() => undefined);
}
