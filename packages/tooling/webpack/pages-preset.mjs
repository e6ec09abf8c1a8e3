/** The webpack preset of the athletes' pages: one script per page, without federation and without any library but Preact. */
import { createRequire } from 'node:module';
import MinimizerPlugin from 'minimizer-webpack-plugin';

const require = createRequire(import.meta.url);
/** Older than the coaches' app needs: athletes answer on the phone that they have. */
const SYNTAX = 'es2020';

/** @param options `address`: under which the files are served */
export const pagesConfig = ({ dir, outDir, address }) => ({
  mode: 'production',
  target: ['web', SYNTAX],
  context: dir,
  devtool: false,
  entry: {
    answer: './src/answer/main.tsx',
    join: './src/join/main.tsx',
    // Beside the page for which it answers, and always under the same name.
    'answer-worker': { import: './src/worker/answer-worker.ts', filename: '../answer-worker.js' },
  },
  output: { path: outDir, publicPath: address, filename: '[name].[contenthash].js', hashFunction: 'xxhash64' },
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
            target: SYNTAX,
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', importSource: 'preact' } },
          },
        },
      },
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
  cache: false,
  infrastructureLogging: { level: 'error' },
});
