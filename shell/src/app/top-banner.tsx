import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Alert, GlobalStyles } from '@touchline/ui';

/** CSS variable with the height of the banner, in pixels. */
const HEIGHT = '--touchline-banner';
const height = `var(${HEIGHT}, 0px)`;

/**
 * A warning that stays at the top edge above everything, also above dialogs, as long as it is mounted. The page, dialogs
 * and drawers make room for it, so that it covers none of their buttons. The lock screen covers it.
 */
export function TopBanner({ text, action }: { text: string; action?: ReactNode }) {
  const container = useBannerContainer();
  return createPortal(
    <>
      <GlobalStyles styles={makeRoom} />
      <Alert
        severity="warning"
        variant="filled"
        square
        role="alert"
        action={action}
        sx={(theme) => ({
          position: 'fixed',
          top: 0,
          insetInline: 0,
          zIndex: theme.zIndex.snackbar,
          displayPrint: 'none',
          alignItems: 'center',
          py: 0.5,
          '& .MuiAlert-action': { p: 0, pl: 1, alignItems: 'center' },
        })}
      >
        {text}
      </Alert>
    </>,
    container,
  );
}

/**
 * An element before the page, so that the banner is read and reached with the keyboard first. It measures the banner, and
 * stays in reach of screen readers: the kit's dialogs set aria-hidden on all their siblings when they open.
 */
function useBannerContainer(): HTMLElement {
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.prepend(container);
    const root = document.documentElement;
    const banner = container.firstElementChild;
    const measure = () => root.style.setProperty(HEIGHT, `${banner?.getBoundingClientRect().height ?? 0}px`);
    const sizes = new ResizeObserver(measure);
    if (banner) sizes.observe(banner);
    measure();
    const ariaHiddenObserver = new MutationObserver(() => container.removeAttribute('aria-hidden'));
    ariaHiddenObserver.observe(container, { attributes: true, attributeFilter: ['aria-hidden'] });
    return () => {
      sizes.disconnect();
      ariaHiddenObserver.disconnect();
      root.style.removeProperty(HEIGHT);
      container.remove();
    };
  }, [container]);
  return container;
}

const makeRoom = {
  '@media screen': {
    body: { paddingTop: height },
    // The banner takes the place of the top bar: what an area keeps below the bar while scrolling stays visible.
    '.MuiAppBar-root.MuiAppBar-positionSticky': { position: 'static' },
    '.MuiDialog-root .MuiDialog-paperFullScreen': { paddingTop: height },
    '.MuiDialog-root .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': {
      marginTop: `calc(${height} + 16px)`,
      maxHeight: `calc(100% - ${height} - 32px)`,
    },
    ':is(.MuiDrawer-anchorLeft, .MuiDrawer-anchorRight) .MuiDrawer-paper': {
      top: height,
      height: `calc(100% - ${height})`,
    },
    // A menu or a list of options may need the whole window, and is soon closed.
    '.MuiPopover-root.MuiModal-root, .MuiAutocomplete-popper[role]': { zIndex: 1450 },
  },
} as const;
