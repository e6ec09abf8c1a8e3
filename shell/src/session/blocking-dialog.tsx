import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Box, GlobalStyles, Typography } from '@touchline/ui';

/** The dialog covers the screen only: printing would show the page below it. */
const NOT_PRINTED = { '@media print': { 'body > :not(dialog)': { display: 'none !important' } } } as const;

/**
 * Covers the whole page and makes it inert while it stays mounted. Uses the browser's modal dialog, because a dialog of
 * the kit would lie below a dialog that an area opens later. Only its owner can close it.
 */
export function BlockingDialog({ title, children }: { title: string; children: ReactNode }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const show = () => {
      if (!dialog.open) dialog.showModal();
    };
    const preventClose = (event: Event) => event.preventDefault();
    // Blocks Escape and the back gesture: by `closedby` when supported, else by the two events.
    dialog.setAttribute('closedby', 'none');
    dialog.addEventListener('cancel', preventClose);
    dialog.addEventListener('close', show);
    // The kit's dialogs set aria-hidden on all their siblings when they open.
    const ariaHiddenObserver = new MutationObserver(() => dialog.removeAttribute('aria-hidden'));
    ariaHiddenObserver.observe(dialog, { attributes: true, attributeFilter: ['aria-hidden'] });
    show();
    return () => {
      ariaHiddenObserver.disconnect();
      dialog.removeEventListener('cancel', preventClose);
      dialog.removeEventListener('close', show);
      // Closing before unmount returns the focus to where it was.
      dialog.close();
    };
  }, []);

  return createPortal(
    <Box
      component="dialog"
      ref={dialogRef}
      aria-labelledby={id}
      sx={{
        width: 'min(420px, calc(100vw - 32px))',
        p: { xs: 3, sm: 4 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&::backdrop': { bgcolor: 'background.default' },
      }}
    >
      <GlobalStyles styles={NOT_PRINTED} />
      <Typography component="p" sx={{ fontWeight: 800, color: 'primary.main', fontSize: '1.25rem' }}>
        Touchline
      </Typography>
      <Typography variant="h1" id={id} sx={{ mb: 2, mt: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>,
    document.body,
  );
}
