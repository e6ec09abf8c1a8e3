import { PASSWORD } from '../../support/factories.js';
import type { RouteRow } from './types.js';

export const COACHES: RouteRow[] = [
  {
    route: 'POST /api/coach/login',
    caller: 'anyone',
    audits: [],
    valid: ({ email }) => ({ body: { email, password: PASSWORD } }),
    echoes: { 'body.email': null, 'body.password': null },
  },
  { route: 'GET /api/coach/me', caller: 'coach', needs: 'sign-in', audits: [], valid: () => ({}) },
  { route: 'POST /api/coach/logout', caller: 'coach', needs: 'sign-in', audits: [], valid: () => ({ body: {} }) },
  {
    route: 'POST /api/coach/update-password',
    caller: 'coach',
    needs: 'sign-in',
    audits: [],
    valid: ({ coach }) => ({ body: { password: PASSWORD, coach_id: coach, current_password: PASSWORD } }),
    positions: { 'body.coach_id': { names: 'coach', foreign: 'not found' } },
    echoes: { 'body.password': null, 'body.current_password': null },
  },
  {
    route: 'POST /api/coach/forgot-password',
    caller: 'anyone',
    audits: [],
    valid: ({ email }) => ({ body: { email } }),
    echoes: { 'body.email': null },
  },
  {
    route: 'POST /api/coach/reset-password',
    caller: 'anyone',
    audits: [],
    valid: ({ resetToken }) => ({ body: { token: resetToken, password: PASSWORD } }),
    positions: { 'body.token': { names: 'resetToken', foreign: 'refused' } },
    echoes: { 'body.token': null, 'body.password': null },
  },
];
