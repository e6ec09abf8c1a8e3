/** The webpack preset of the shell. */
import webpack from 'webpack';
import { baseConfig } from '../../area-kit/webpack/preset.mjs';
import { FEDERATION_RUNTIME, providedVersions } from './provided-versions.mjs';
import { LeftOutPlugin } from './left-out-plugin.mjs';

/** Leaves out the parts of the runtime that only manifests, or areas on a server, need. */
const WITHOUT_UNUSED_RUNTIME = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: JSON.stringify('web') };

/**
 * The shell provides the shared libraries and the federation runtime (`shell/src/areas/federation.ts`), which it imports like
 * any library: so they are in its frame, and the sign-in page does without. It knows no area at build time.
 * @param options `version`: the placeholder in a release build, which has `release`, the options of ReleaseVersionPlugin;
 *   `registryKey`: the public key without whose signature it believes no registry, by default none
 */
export function shellConfig({ dir, outDir, version, registryKey, release }) {
  const config = baseConfig({
    dir,
    outDir,
    uniqueName: 'touchline_shell',
    chunkLoadTimeout: 30_000,
    release,
    define: {
      SHELL_VERSION: version,
      FEDERATION_RUNTIME,
      SHELL_PROVIDES: JSON.stringify(providedVersions()),
      REGISTRY_PUBLIC_KEY: registryKey ?? '',
    },
  });
  return {
    ...config,
    entry: {
      main: './src/main.tsx',
      // Not part of a page: the browser starts it by itself, and it loads nothing later.
      'service-worker': { import: './src/service-worker/service-worker.ts', chunkLoading: false },
    },
    // One file per chunk: code that two of its chunks have is small, and each further file is a request of the first visit.
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { default: false, defaultVendors: false } } },
    plugins: [...config.plugins, new webpack.DefinePlugin(WITHOUT_UNUSED_RUNTIME), new LeftOutPlugin()],
  };
}
