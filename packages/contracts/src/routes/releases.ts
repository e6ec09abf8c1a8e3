import type { Installation } from '../installation.schema.js';
import type { ReleaseChange, ReleaseChanged, ReleaseKey } from '../release-changes.schema.js';
import type { ReleaseReports, ReleaseVetoes } from '../release-reports.schema.js';
import type { ReleaseStatus } from '../release-status.schema.js';

/** Releases, and the state of the installation. */
export interface ReleaseRoutes {
  'POST /api/release-reports': { body: ReleaseReports };
  'GET /api/release-vetoes': { answer: ReleaseVetoes };
  'GET /api/releases/key': { answer: ReleaseKey };
  'GET /api/releases/{area}/status': { params: { area: string }; answer: ReleaseStatus };
  'PUT /api/releases/{area}/{version}/files/{name}': { params: { area: string; version: string; name: string } };
  'POST /api/releases/{area}/changes': { params: { area: string }; body: ReleaseChange; answer: ReleaseChanged };

  'GET /api/installation': { answer: Installation };

  'GET /api/health/live': { answer: { status: 'live' } };
  'GET /api/health/ready': { answer: { status: 'ready' } };
}
