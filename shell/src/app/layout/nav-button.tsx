import { Button, Tooltip } from '@touchline/ui';
import { NavLink } from '@touchline/ui/router';
import type { DeclaredPage } from '../../areas/declared-pages.js';
import { useWarm } from '../../areas/use-warm.js';
import type { NavEntry } from '../navigation.js';

/** How the bar marks where one is. */
export const CURRENT = { color: 'primary.main', boxShadow: 'inset 0 -3px 0 currentColor', borderRadius: 0 } as const;

/** One page in the bar. */
export function NavButton({ entry: { label, page } }: { entry: NavEntry }) {
  if (page) return <PageButton label={label} page={page} />;
  return (
    <Tooltip title="Not available yet">
      {/* A disabled button tells no tooltip about the mouse. */}
      <span>
        <Button color="inherit" disabled sx={{ minHeight: 44 }}>{label}</Button>
      </span>
    </Tooltip>
  );
}

function PageButton({ label, page }: { label: string; page: DeclaredPage }) {
  return (
    <Button component={NavLink} to={page.path} end color="inherit" {...useWarm(page)} sx={{ minHeight: 44, '&.active': CURRENT }}>
      {label}
    </Button>
  );
}
