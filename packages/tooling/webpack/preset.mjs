/** The webpack preset. Shell and areas differ only in what they share and expose. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { ROOT, readJson } from '../release/parts.mjs';
import { LeftOutPlugin } from './left-out-plugin.mjs';
import { ReleaseVersionPlugin, containerName } from './release-version-plugin.mjs';
import { ScriptLoadingPlugin } from './script-loading-plugin.mjs';
import { providedVersions, sharedByArea } from './shared.mjs';

const require = createRequire(import.meta.url);
/** Version of the federation runtime. An area's entry works only in a shell with the same version. */
export const FEDERATION_RUNTIME = readJson(join(ROOT, 'node_modules/@module-federation/enhanced/package.json')).version;

function base({ dir, outDir, uniqueName, define, chunkLoadTimeout, release }) {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: dir,
    devtool: false,
    output: {
      path: outDir,
      publicPath: 'auto',
      uniqueName,
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: true,
      chunkLoadTimeout,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['touchline-source', 'import', 'module', 'browser', 'default'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // With the cache below, this webpack keeps the old value of a changed constant in the modules that import it
      // (webpack#22019, fixed in versions that federation does not support). A shell could then implement another
      // contract than its release document says.
      inlineExports: false,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { format: { comments: false } },
        }),
      ],
    },
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin(
        Object.fromEntries(Object.entries(define).map(([key, value]) => [`process.env.${key}`, JSON.stringify(value)])),
      ),
      ...(release ? [new ReleaseVersionPlugin(release)] : []),
      new ScriptLoadingPlugin(),
    ],
    // A cache restores modules in another order, which would give the same sources another version. Only development has one.
    cache: release
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: join(ROOT, '.cache/webpack'),
          name: uniqueName.split('__')[0],
          version: `${webpack.version} without inlined exports`,
        },
    infrastructureLogging: { level: 'error' },
  };
}

/** Leaves out the parts of the runtime that only manifests, or areas on a server, need. */
const WITHOUT_UNUSED_RUNTIME = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: JSON.stringify('web') };

/**
 * The shell provides the shared libraries and the federation runtime (`shell/src/areas/federation.ts`), which it imports like
 * any library: so they are in its frame, and the sign-in page does without. It knows no area at build time.
 * @param options `version`: the placeholder in a release build, which has `release`, the options of ReleaseVersionPlugin;
 *   `registryKey`: the public key without whose signature it believes no registry, by default none
 */
export function shellConfig({ dir, outDir, version, registryKey, release }) {
  const config = base({
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
    entry: { main: './src/main.tsx' },
    // One file per chunk: code that two of its chunks have is small, and each further file is a request of the first visit.
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { default: false, defaultVendors: false } } },
    plugins: [...config.plugins, new webpack.DefinePlugin(WITHOUT_UNUSED_RUNTIME), new LeftOutPlugin()],
  };
}

/**
 * An area exposes `./area` and bundles no shared library.
 * @param options `version`, `contract`: the placeholders in a release build, which has `release`, the options of
 *   ReleaseVersionPlugin; `shared`: range by shared key
 */
export function areaConfig({ dir, outDir, name, version, contract, shared, release }) {
  const container = containerName(name, version);
  // A page's chunk has the same timeout as an area; the shell handles the failure.
  const config = base({
    dir,
    outDir,
    uniqueName: container,
    chunkLoadTimeout: 8_000,
    release,
    define: { AREA_VERSION: version, AREA_CONTRACT: contract },
  });
  return {
    ...config,
    entry: {},
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: container,
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: { './area': { import: './src/area.tsx', name: 'area' } },
        shared: sharedByArea(shared),
        experiments: {
          asyncStartup: true,
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}
