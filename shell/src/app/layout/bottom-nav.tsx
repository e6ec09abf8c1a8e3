import { useSyncExternalStore } from 'react';
import { mdiAccountGroup, mdiCalendarMonth, mdiClipboardCheckOutline, mdiDotsHorizontal, mdiDumbbell } from '@mdi/js';
import { Box, ButtonBase, GlobalStyles, Icon, useMediaQuery, useTheme } from '@touchline/ui';
import { Link, useChosenAddress, useLocation } from '@touchline/ui/router';
import { usePreloadOnIntent } from '../../areas/use-preload-on-intent.js';
import type { DeclaredPage } from '../../areas/declared-pages.js';
import { isCurrent, type NavEntry } from '../navigation.js';
import { useNavigation } from '../use-navigation.js';
import { useMenu } from './use-menu.js';

/** Height of the bar, above what the phone itself needs at the lower edge. The kit places its own bars and the messages above it. */
const NAV_HEIGHT = 'calc(56px + env(safe-area-inset-bottom, 0px))';
/** Lower windows, also those that a keyboard has made lower or that show large text, need the place for the page. In lines of text. */
const LEAST_WINDOW_REM = 30;
const isHighEnough = () =>
  innerHeight >= LEAST_WINDOW_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);

function followWindow(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const ITEM_SX = {
  flex: '1 1 0',
  minWidth: 0,
  height: 56,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0.25,
  color: 'text.secondary',
  fontWeight: 600,
  // With enlarged text the labels stay as wide as their places.
  fontSize: 'min(0.75rem, 3.1vw)',
  lineHeight: 1.2,
  '& svg': { width: 24, height: 24 },
  '&[aria-current]': { color: 'primary.main', boxShadow: 'inset 0 3px 0 currentColor' },
} as const;

/** The most used pages within a thumb's reach, on small screens. "More" opens the whole navigation. */
export function BottomNav() {
  const isSmall = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const isShown = useSyncExternalStore(followWindow, isHighEnough) && isSmall;
  const { squad, attendance, calendar, workouts } = useNavigation();
  const menu = useMenu('navigation');
  if (!isShown) return null;
  const [takeAttendance] = attendance.entries;
  return (
    <>
      <GlobalStyles styles={{ ':root': { '--touchline-nav': NAV_HEIGHT } }} />
      <Box
        component="nav"
        aria-label="Quick access"
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          height: NAV_HEIGHT,
          display: 'flex',
          zIndex: 'appBar',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          displayPrint: 'none',
        }}
      >
        <Item entry={squad} icon={mdiAccountGroup} />
        {takeAttendance && <Item entry={{ ...takeAttendance, label: 'Attendance' }} icon={mdiClipboardCheckOutline} />}
        <Item entry={calendar} icon={mdiCalendarMonth} />
        <Item entry={workouts} icon={mdiDumbbell} />
        <ButtonBase aria-haspopup="dialog" aria-expanded={menu.open} onClick={menu.show} sx={ITEM_SX}>
          <Icon path={mdiDotsHorizontal} />
          More
        </ButtonBase>
      </Box>
    </>
  );
}

/** A page in the bar; nothing if no area offers it, because the whole navigation says so. */
function Item({ entry, icon }: { entry: NavEntry; icon: string }) {
  const { pathname } = useLocation();
  return (
    entry.page && <PageItem page={entry.page} label={entry.label} icon={icon} current={isCurrent(entry, pathname)} />
  );
}

interface PageItemProps {
  page: DeclaredPage;
  label: string;
  icon: string;
  current: boolean;
}

function PageItem({ page, label, icon, current }: PageItemProps) {
  const addressOf = useChosenAddress();
  return (
    <ButtonBase
      component={Link}
      to={addressOf(page.path)}
      aria-current={current ? 'page' : undefined}
      {...usePreloadOnIntent(page)}
      sx={ITEM_SX}
    >
      <Icon path={icon} />
      {label}
    </ButtonBase>
  );
}
