import type { ReactNode } from 'react';
import { Box, Tab, Tabs } from '@touchline/ui';
import { Link, useChosenAddress } from '@touchline/ui/router';
import { useTabViews } from './use-tab-views.js';

/** The two tabs, each with its own address. */
const TABS = [
  { path: '/workouts', label: 'Team Workouts' },
  { path: '/workout-library', label: 'Workout Library' },
] as const;

interface WorkoutsFrameProps {
  path: (typeof TABS)[number]['path'];
  /** The tab's view, as address parameters. */
  view: URLSearchParams;
  children: ReactNode;
}

/** The frame around both tabs. Switching the tab changes the address; the other tab opens as it was left. */
export function WorkoutsFrame({ path, view, children }: WorkoutsFrameProps) {
  const views = useTabViews(path, view.toString());
  const addressOf = useChosenAddress();
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1600, mx: 'auto' }}>
      <Box component="nav" aria-label="Workouts" sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
        {/* Links that look like tabs: each leads to its own page. */}
        <Tabs value={path} role={undefined} slotProps={{ list: { role: undefined } }}>
          {TABS.map((tab) => (
            <Tab
              key={tab.path}
              component={Link}
              to={addressOf(tab.path, tab.path === path ? '' : views[tab.path])}
              value={tab.path}
              label={tab.label}
              role={undefined}
              aria-selected={undefined}
              aria-current={tab.path === path ? 'page' : undefined}
              tabIndex={0}
              // Labels wrap: at twice the text size both tabs are in sight.
              sx={{ textTransform: 'none', fontWeight: 600, minWidth: 0, maxWidth: '50%' }}
            />
          ))}
        </Tabs>
      </Box>
      {children}
    </Box>
  );
}
