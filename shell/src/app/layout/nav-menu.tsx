import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { mdiChevronDown } from '@mdi/js';
import { Box, Button, ClickAwayListener, Fade, Icon, MenuList, Paper, Popper } from '@touchline/ui';
import { useLocation } from '@touchline/ui/router';
import { isCurrent, type NavGroup } from '../navigation.js';
import { CURRENT } from './nav-button.js';
import { NavMenuItem } from './nav-menu-item.js';
import { useHoverIntent } from './use-hover-intent.js';

const FADE_MS = 200;

/**
 * A group of pages that unfolds when a mouse rests on it, on a tap, and with Enter or the arrow keys. It can be left with
 * Escape without moving the mouse, and stays while the mouse crosses the gap between the button and the list.
 */
export function NavMenu({ group: { label, entries } }: { group: NavGroup }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'pointer' | 'keys' | null>(null);
  const close = () => setOpen(null);
  const hover = useHoverIntent(
    () => setOpen((now) => now ?? 'pointer'),
    // What the keyboard opened stays under it, wherever the mouse goes.
    () => setOpen((now) => (now === 'pointer' ? null : now)),
  );

  // Wherever the focus is: what the mouse unfolded may cover something.
  useEffect(() => {
    if (open !== 'pointer') return;
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(null);
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open]);

  // A click right after resting on it means "open", not "close again".
  const click = (event: MouseEvent) =>
    setOpen(event.detail === 0 ? 'keys' : open === 'pointer' && !hover.isOver() ? null : 'pointer');
  const chosen = () => {
    // The entry goes with the menu: whoever works by keyboard goes on in the page it leads to.
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
          onClick={click}
          onKeyDown={onButtonKey}
          endIcon={<Icon path={mdiChevronDown} />}
          sx={{ minHeight: 44, ...(entries.some((entry) => isCurrent(entry, pathname)) && CURRENT) }}
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
                      key={entry.label}
                      entry={entry}
                      current={isCurrent(entry, pathname)}
                      onChosen={chosen}
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
