import type { RouteRow } from './types.js';

export const INSTALLATION: RouteRow[] = [
  { route: 'GET /api/installation', caller: 'anyone', audits: [], valid: () => ({}) },
  { route: 'GET /api/health/live', caller: 'anyone', audits: [], valid: () => ({}) },
  { route: 'GET /api/health/ready', caller: 'anyone', audits: [], valid: () => ({}) },
];
