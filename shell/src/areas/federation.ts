/**
 * The federation runtime of this page, which loads areas and gives them the shared libraries. It is in the frame, because
 * the sign-in page loads no area.
 */
import provideRuntimeToAreas from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/enhanced/runtime';
import { providedVersions } from './shared-libraries.js';

export const federation = createInstance({
  name: 'touchline_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [provideRuntimeToAreas()],
});

/** The names that areas can import from this page, by shared key. */
export const providedNames: Record<string, string[]> = {};

/** Provides loaded modules to areas, by shared key. Areas can be loaded only after that. */
export function provideToAreas(modules: Readonly<Record<string, object>>): void {
  for (const [key, module] of Object.entries(modules)) providedNames[key] = Object.keys(module);
  federation.registerShared(
    Object.fromEntries(
      Object.entries(modules).map(([key, module]) => {
        const version = providedVersions[key] ?? '';
        const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
        return [key, { version, lib: () => module, shareConfig }];
      }),
    ),
  );
}
