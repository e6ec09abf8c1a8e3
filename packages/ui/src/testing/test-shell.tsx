import { useState, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { ApiClient } from '../host/api-client.js';
import { HostProvider, type HostServices } from '../host/host.js';
import { withCall, type PathClient } from './path-client.js';
import { createAppTheme } from '../theme/create-app-theme.js';

const COACH: HostServices['coach'] = {
  success: true,
  coach_id: 1,
  name: 'Test Coach',
  email: 'coach@example.org',
  phone: null,
  institution: 'Test',
  role: 'Coach',
  avatar: null,
  roles: [],
  other_teams_sessions: 'shown',
  late_marks: 'off',
};

/** The coach of a spec with a role per team id, or with roles in the teams 1, 2, …; as in `coach={coachAs({ 4: 'viewer' })}`. */
export const coachAs = (roles: Readonly<Record<number, StaffRole>> | readonly StaffRole[]): HostServices['coach'] => ({
  ...COACH,
  roles: Array.isArray(roles)
    ? (roles as StaffRole[]).map((role, index) => ({ team_id: index + 1, role }))
    : Object.entries(roles).map(([id, role]) => ({ team_id: Number(id), role: role as StaffRole })),
});

interface TestShellProps extends Partial<Omit<HostServices, 'api'>> {
  /** Without `call` it gets one that uses `get` and `send`. */
  api?: PathClient | ApiClient;
  /** The current address. */
  at?: string;
  children: ReactNode;
}

/**
 * What a page finds around it in the shell: theme, router, query cache (without retries) and the host's services. A
 * service that a test does not pass fails when it is called.
 */
export function TestShell({ at = '/', api, children, ...services }: TestShellProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [host] = useState<HostServices>(() => ({
    ...NOTHING,
    ...services,
    ...(api && { api: 'call' in api ? api : withCall(api) }),
  }));
  return (
    <ThemeProvider theme={createAppTheme('light')}>
      <HostProvider services={host}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </QueryClientProvider>
      </HostProvider>
    </ThemeProvider>
  );
}

const unexpected = (what: string) => (): never => {
  throw new Error(`the test did not expect ${what}`);
};

const NOTHING: HostServices = {
  api: withCall({ get: unexpected('a call'), send: unexpected('a writing call') }),
  coach: COACH,
  notify: unexpected('a notice'),
  setUnsaved: () => undefined,
  setWaiting: () => undefined,
  report: unexpected('an unexpected error'),
  hasPage: () => false,
};
