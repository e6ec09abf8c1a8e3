import { ListItemText, MenuItem, type MenuItemProps } from '@touchline/ui';
import { Link, useChosenAddress } from '@touchline/ui/router';
import type { DeclaredPage } from '../../areas/declared-pages.js';
import { usePreloadOnIntent } from '../../areas/use-preload-on-intent.js';
import { navigationTexts } from '../texts.js';
import type { NavEntry } from '../navigation.js';

interface NavMenuItemProps extends Pick<MenuItemProps, 'autoFocus' | 'tabIndex'> {
  entry: NavEntry;
  current: boolean;
  onChosen: () => void;
}

/** A page in a menu, disabled if no area offers it. Passes on the props that MenuList injects (`tabIndex`). */
export function NavMenuItem({ entry: { label, page }, ...rest }: NavMenuItemProps) {
  if (page) return <PageItem label={label} page={page} {...rest} />;
  return (
    <MenuItem disabled sx={{ minHeight: 44, '&.Mui-disabled': { opacity: 0.75 } }}>
      <ListItemText primary={label} secondary={navigationTexts.notAvailable} />
    </MenuItem>
  );
}

function PageItem({
  label,
  page,
  current,
  onChosen,
  ...rest
}: Omit<NavMenuItemProps, 'entry'> & { label: string; page: DeclaredPage }) {
  const addressOf = useChosenAddress();
  return (
    <MenuItem
      {...rest}
      {...usePreloadOnIntent(page)}
      component={Link}
      to={addressOf(page.path)}
      selected={current}
      aria-current={current ? 'page' : undefined}
      onClick={onChosen}
      sx={{ minHeight: 44 }}
    >
      {label}
    </MenuItem>
  );
}
