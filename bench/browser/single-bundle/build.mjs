/**
 * Builds the same sources as one ordinary bundle with a chunk per page, which `bench:web` compares the product with. There is
 * no federation, no registry and no version folder in it; all other code is that of the product.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const HERE = dirname(fileURLToPath(import.meta.url));
const require = createRequire(join(ROOT, 'packages/tooling/package.json'));
const webpack = require('webpack');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const VERSION = 'single-bundle';

/**
 * The commit whose sources the single bundle has: it stays, so that figures of different days have one reference. The
 * packages that it uses are those installed today.
 */
export const REFERENCE_COMMIT = '0a1488cef265';

/** The folder of a site with the single bundle of `commit`, which is built if it is not there yet. Throws without that commit. */
export async function singleBundleSite(commit = REFERENCE_COMMIT) {
  const folder = join(ROOT, '.cache/single-bundle', commit);
  const site = join(folder, 'site');
  if (existsSync(site)) return site;
  rmSync(folder, { recursive: true, force: true });
  const tree = join(folder, 'tree');
  mkdirSync(join(tree, 'node_modules/@touchline'), { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  for (const name of ['ui', 'contracts'])
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@touchline', name));
  const unfinished = join(folder, 'unfinished');
  await build(tree, unfinished);
  renameSync(unfinished, site);
  return site;
}

async function build(tree, site) {
  const dir = join(site, 'shell', VERSION);
  const compiler = webpack(config(tree, dir));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  // Compressed as the product was at that commit.
  const { describeAndCompress } = await import(join(tree, 'packages/tooling/release/release-files.mjs'));
  describeAndCompress(dir);
  const page = readFileSync(join(tree, 'shell/src/public/index.html'), 'utf8');
  writeFileSync(
    join(site, 'index.html'),
    page
      .replaceAll('%SHELL%', `/shell/${VERSION}`)
      .replace('%HEAD%', '')
      .replace('%SCRIPT%', `<script defer src="/shell/${VERSION}/main.js"></script>`),
  );
}

function config(tree, outDir) {
  const replaced = { 'load-attempt.js': 'load-attempt.mjs', 'registry-client.js': 'registry-client.mjs' };
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: join(tree, 'shell'),
    entry: { main: './src/main.tsx' },
    devtool: false,
    output: { path: outDir, publicPath: 'auto', filename: '[name].js', chunkFilename: '[name].js' },
    resolve: {
      alias: { '@tree': tree },
      modules: [join(tree, 'node_modules'), 'node_modules', join(ROOT, 'node_modules')],
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
      new webpack.DefinePlugin(definitions(tree)),
      new webpack.NormalModuleReplacementPlugin(/\/(load-attempt|registry-client)\.js$/, (resource) => {
        const name = resource.request.split('/').at(-1);
        if (resource.context.startsWith(join(tree, 'shell'))) resource.request = join(HERE, replaced[name]);
      }),
    ],
    infrastructureLogging: { level: 'error' },
  };
}

function definitions(tree) {
  const areas = readdirSync(tree).filter((name) => name.startsWith('mfe-'));
  const remotes = Object.fromEntries(
    areas.map((name) => {
      const { touchline } = JSON.parse(readFileSync(join(tree, name, 'package.json'), 'utf8'));
      const { owner, prefixes, pages, warm = [] } = touchline;
      const head = {
        name,
        version: VERSION,
        owner,
        prefixes,
        pages: pages.map(({ path, title }) => ({ path, title })),
        warm,
      };
      return [name, { live: VERSION, lastGood: null, blocked: [], releases: { [VERSION]: head } }];
    }),
  );
  const values = {
    SHELL_VERSION: VERSION,
    AREA_VERSION: VERSION,
    AREA_CONTRACT: '1.0.0',
    REGISTRY_PUBLIC_KEY: '',
    BUNDLED_REGISTRY: JSON.stringify({ site: VERSION, seq: 1, remotes }),
  };
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`process.env.${key}`, JSON.stringify(value)]),
  );
}
