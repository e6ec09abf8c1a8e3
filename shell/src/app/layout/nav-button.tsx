import { Button, Tooltip } from '@touchline/ui';
import { Link, useLocation } from '@touchline/ui/router';
import type { DeclaredPage } from '../../areas/declared-pages.js';
import { useWarm } from '../../areas/use-warm.js';
import { isCurrent, type NavEntry } from '../navigation.js';

/** How the bar marks where one is. */
export const CURRENT = { color: 'primary.main', boxShadow: 'inset 0 -3px 0 currentColor', borderRadius: 0 } as const;

/** One page in the bar. */
export function NavButton({ entry }: { entry: NavEntry }) {
  const { label, page } = entry;
  const { pathname } = useLocation();
  if (page) return <PageButton label={label} page={page} current={isCurrent(entry, pathname)} />;
  return (
    <Tooltip title="Not available yet">
      {/* A disabled button tells no tooltip about the mouse. */}
      <span>
        <Button color="inherit" disabled sx={{ minHeight: 44 }}>
          {label}
        </Button>
      </span>
    </Tooltip>
  );
}

function PageButton({ label, page, current }: { label: string; page: DeclaredPage; current: boolean }) {
  return (
    <Button
      component={Link}
      to={page.path}
      aria-current={current ? 'page' : undefined}
      color="inherit"
      {...useWarm(page)}
      sx={{ minHeight: 44, ...(current && CURRENT) }}
    >
      {label}
    </Button>
  );
}
