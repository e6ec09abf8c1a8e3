import type { RouteRow } from './types.js';

/** The live version of each area, and the one on trial. */
export const AREA_LIVE = '1.0.0-00000000';
export const AREA_CANARY = '1.1.0-11111111';

const PROOF = { passed: 5, failed: 0, files: '0'.repeat(64), provenWith: {} };

export const RELEASES: RouteRow[] = [
  {
    route: 'POST /api/release-reports',
    caller: 'anyone',
    audits: [],
    // The second report leads to a veto.
    valid: ({ area }) => ({
      body: {
        shell: '1.0.0-22222222',
        reports: [
          { area, version: AREA_LIVE, outcome: 'good', attempt: 1 },
          { area, version: AREA_CANARY, outcome: 'evaluation', attempt: 2 },
        ],
      },
    }),
  },
  { route: 'GET /api/release-vetoes', caller: 'anyone', audits: [], valid: () => ({}) },
  { route: 'GET /api/releases/key', caller: 'release', audits: [], anyOrigin: true, valid: () => ({}) },
  {
    route: 'GET /api/releases/:area/status',
    caller: 'release',
    audits: [],
    anyOrigin: true,
    valid: ({ releasedArea }) => ({ params: { area: releasedArea } }),
    positions: { 'params.area': { names: 'releasedArea', foreign: 'not found' } },
  },
  {
    route: 'PUT /api/releases/:area/:version/files/:name',
    caller: 'release',
    audits: [],
    anyOrigin: true,
    files: true,
    // Without a body the file is empty.
    valid: ({ releasedArea }) => ({ params: { area: releasedArea, version: AREA_CANARY, name: 'area.js' } }),
    positions: {
      'params.area': { names: 'releasedArea', foreign: 'not found' },
      'params.version': { names: 'nothing', foreign: 'own' },
      'params.name': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'POST /api/releases/:area/changes',
    caller: 'release',
    audits: [],
    anyOrigin: true,
    files: true,
    // The version is approved already, so the site stays as it is.
    valid: ({ releasedArea }) => ({
      params: { area: releasedArea },
      body: { action: 'approve', version: AREA_LIVE, why: 'It works' },
    }),
    variants: ({ releasedArea }) => [{ params: { area: releasedArea }, body: { action: 'approve', why: 'It works' } }],
    refused: ({ releasedArea }) => [
      {
        params: { area: releasedArea },
        body: { action: 'promote', version: '9.9.9-99999999', why: 'Missing', proof: PROOF },
      },
      { params: { area: releasedArea }, body: { action: 'rollback', to: '9.9.9-99999999', why: 'Missing' } },
    ],
    positions: { 'params.area': { names: 'releasedArea', foreign: 'not found' } },
    echoes: { 'body.why': null, 'body.unproven': null },
  },
];
