import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Box, Typography } from '@touchline/ui';

/**
 * Covers the whole page and takes it out of reach, while it stays mounted. The browser's own modal dialog does that for whatever is on the
 * page, also for a dialog of an area that opens only now; one of the kit would then lie below it. Nothing closes it but its owner.
 */
export function Cover({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = place.current;
    if (!dialog) return;
    const show = () => {
      if (!dialog.open) dialog.showModal();
    };
    const stay = (event: Event) => event.preventDefault();
    // Escape and the back gesture: `closedby` where it is known, the two events where it is not.
    dialog.setAttribute('closedby', 'none');
    dialog.addEventListener('cancel', stay);
    dialog.addEventListener('close', show);
    // The kit's dialogs hide all their neighbours from screen readers when they open.
    const neighbours = new MutationObserver(() => dialog.removeAttribute('aria-hidden'));
    neighbours.observe(dialog, { attributes: true, attributeFilter: ['aria-hidden'] });
    show();
    return () => {
      neighbours.disconnect();
      dialog.removeEventListener('cancel', stay);
      dialog.removeEventListener('close', show);
      // While it is still there: closing gives the focus back to where it was.
      dialog.close();
    };
  }, []);

  return createPortal(
    <Box
      component="dialog"
      ref={place}
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
