/**
 * The adapter of contract 2: what areas of that major get from a shell of contract 3. It has the context, the cache and the
 * components of the page beneath it, so areas of both majors share one sign-in, one cache and one theme. `docs/majors.md` says when
 * an adapter is made and when it goes.
 */
import * as kit from '../index.js';
import * as router from '../router.js';
import type { ContractAdapter } from '../host/contract-adapter.js';
import * as charts from './charts.js';
import * as host from './host.js';
import * as pickers from './pickers.js';
import * as query from './query.js';

export const adapter: ContractAdapter = {
  modules: {
    '@touchline/ui': kit,
    '@touchline/ui/charts': charts,
    '@touchline/ui/host': host,
    '@touchline/ui/pickers': pickers,
    '@touchline/ui/query': query,
    '@touchline/ui/router': router,
  },
  adaptServices: host.adaptServices,
  connect: query.followAnnouncements,
};
