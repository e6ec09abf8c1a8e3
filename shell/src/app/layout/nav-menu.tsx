import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { mdiChevronDown } from '@mdi/js';
import { Box, Button, ClickAwayListener, Fade, Icon, MenuList, Paper, Popper } from '@touchline/ui';
import { useLocation } from '@touchline/ui/router';
import { isCurrent, type NavGroup } from '../navigation.js';
import { CURRENT_PAGE_SX } from './nav-button.js';
import { NavMenuItem } from './nav-menu-item.js';
import { useHoverIntent } from './use-hover-intent.js';

const FADE_MS = 200;

/**
 * A group of pages that opens on mouse hover, on a tap, and with Enter or ArrowDown. Escape closes it without moving
 * the mouse, and it stays open while the mouse crosses the gap between button and list.
 */
export function NavMenu({ group: { label, entries } }: { group: NavGroup }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'pointer' | 'keys' | null>(null);
  const close = () => setOpen(null);
  const hover = useHoverIntent(
    () => setOpen((current) => current ?? 'pointer'),
    // A menu opened by keyboard stays open when the mouse leaves.
    () => setOpen((current) => (current === 'pointer' ? null : current)),
  );

  // Escape works wherever the focus is, since a menu opened by mouse may cover content.
  useEffect(() => {
    if (open !== 'pointer') return;
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(null);
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open]);

  // A click right after the hover opened the menu must not close it again.
  const onClick = (event: MouseEvent) =>
    setOpen(event.detail === 0 ? 'keys' : open === 'pointer' && !hover.isOver() ? null : 'pointer');
  const onChosen = () => {
    // The focused entry disappears with the menu, so keyboard users continue in the page it leads to.
    if (open === 'keys') document.getElementById('content')?.focus();
    close();
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen('keys');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      button.current?.focus();
    }
    if (event.key === 'Tab') close();
  };
  const onMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();

  return (
    <ClickAwayListener onClickAway={close}>
      <Box
        onPointerEnter={onMouse(hover.enter)}
        onPointerMove={onMouse(hover.move)}
        onPointerLeave={onMouse(hover.leave)}
        onKeyDown={onKey}
      >
        <Button
          ref={button}
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={open !== null}
          aria-controls={open ? id : undefined}
          onClick={onClick}
          onKeyDown={onButtonKey}
          endIcon={<Icon path={mdiChevronDown} />}
          sx={{ minHeight: 44, ...(entries.some((entry) => isCurrent(entry, pathname)) && CURRENT_PAGE_SX) }}
        >
          {label}
        </Button>
        <Popper
          open={open !== null}
          anchorEl={() => button.current as HTMLElement}
          placement="bottom-start"
          disablePortal
          transition
          sx={{ zIndex: 'appBar' }}
        >
          {({ TransitionProps }) => (
            <Fade {...TransitionProps} timeout={FADE_MS}>
              <Paper variant="outlined" sx={{ minWidth: 200 }}>
                <MenuList id={id} aria-label={label} autoFocusItem={open === 'keys'}>
                  {entries.map((entry) => (
                    <NavMenuItem
                      key={entry.page?.path ?? entry.label}
                      entry={entry}
                      current={isCurrent(entry, pathname)}
                      onChosen={onChosen}
                    />
                  ))}
                </MenuList>
              </Paper>
            </Fade>
          )}
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
