/**
 * Lets the adapters of earlier majors of the contract (`packages/ui/src/contract-…`) take the kit from the page, as areas do. They import
 * it by its entries like any code. But an adapter is a chunk of its own, and a module that two chunks import cannot be joined with
 * others: without this the frame would grow by 2.3 kB compressed for everybody, also on a site that needs no adapter.
 */
import { dirname, join, resolve } from 'node:path';
import { SHARED_KEYS } from '../../area-kit/webpack/shared.mjs';
import { KIT_KEY } from '../../area-kit/webpack/kit-names.mjs';
import { kitSource } from './exported-names.mjs';
import { ROOT } from '../release/parts.mjs';

const ADAPTER = join(ROOT, 'packages/ui/src/contract-');
/** The page's kit by what areas import; `shell/src/areas/federation.ts` fills it before it loads an adapter. */
const PROVIDED = 'globalThis.__touchlineKit';

const keysBySource = new Map(SHARED_KEYS.filter((key) => KIT_KEY.test(key)).map((key) => [kitSource(key), key]));

/** Webpack's `externals` of the shell. */
export function providedKit({ context, request, contextInfo }, callback) {
  if (!contextInfo.issuer.startsWith(ADAPTER) || !request.startsWith('../')) return callback();
  const file = resolve(context, request);
  const key = ['.ts', '.tsx'].map((ending) => keysBySource.get(file.replace(/\.js$/, ending))).find(Boolean);
  if (key === undefined)
    throw new Error(`${contextInfo.issuer} imports ${file}, which is no entry of the kit in ${dirname(ADAPTER)}.`);
  return callback(null, `${PROVIDED}[${JSON.stringify(key)}]`, 'var');
}
