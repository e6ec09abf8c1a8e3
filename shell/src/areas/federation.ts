/**
 * The federation runtime of this page, which loads areas and gives them the shared libraries. It is in the frame, because
 * the sign-in page loads no area.
 */
import provideRuntimeToAreas from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/enhanced/runtime';
import { sharedKey } from '@touchline/contracts/shared-keys';
import { providedVersions } from './shared-libraries.js';

export const federation = createInstance({
  name: 'touchline_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [provideRuntimeToAreas()],
});

/** The names that areas can import from this page, by major of the contract and by what they import. */
export const providedNames: Record<number, Record<string, string[]>> = {};

/**
 * Provides loaded modules to areas of one major of the contract, by what they import. Areas of that major can be loaded only
 * after that.
 */
export function provideToAreas(modules: Readonly<Record<string, object>>, major: number): void {
  const names = (providedNames[major] ??= {});
  for (const [name, module] of Object.entries(modules)) names[name] = Object.keys(module);
  federation.registerShared(
    Object.fromEntries(
      Object.entries(modules).map(([name, module]) => {
        const version = providedVersions[name] ?? '';
        const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
        return [sharedKey(name, major), { version, lib: () => module, shareConfig }];
      }),
    ),
  );
}
