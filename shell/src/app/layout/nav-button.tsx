import { Button, Tooltip } from '@touchline/ui';
import { Link, useChosenAddress, useLocation } from '@touchline/ui/router';
import type { DeclaredPage } from '../../areas/declared-pages.js';
import { usePreloadOnIntent } from '../../areas/use-preload-on-intent.js';
import { navigationTexts } from '../texts.js';
import { isCurrent, type NavEntry } from '../navigation.js';

/** Marks the current page in the bar. */
export const CURRENT_PAGE_SX = {
  color: 'primary.main',
  boxShadow: 'inset 0 -3px 0 currentColor',
  borderRadius: 0,
} as const;

/** A page in the bar, disabled if no area offers it. */
export function NavButton({ entry }: { entry: NavEntry }) {
  const { label, page } = entry;
  const { pathname } = useLocation();
  if (page) return <PageButton label={label} page={page} current={isCurrent(entry, pathname)} />;
  return (
    <Tooltip title={navigationTexts.notAvailable}>
      {/* A disabled button fires no mouse events, so the tooltip needs this element. */}
      <span>
        <Button color="inherit" disabled sx={{ minHeight: 44 }}>
          {label}
        </Button>
      </span>
    </Tooltip>
  );
}

function PageButton({ label, page, current }: { label: string; page: DeclaredPage; current: boolean }) {
  const addressOf = useChosenAddress();
  return (
    <Button
      component={Link}
      to={addressOf(page.path)}
      aria-current={current ? 'page' : undefined}
      color="inherit"
      {...usePreloadOnIntent(page)}
      sx={{ minHeight: 44, ...(current && CURRENT_PAGE_SX) }}
    >
      {label}
    </Button>
  );
}
