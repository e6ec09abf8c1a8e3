import { useId, type ReactNode, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppDialog } from '../dialogs/app-dialog.js';
import { useDiscardGuard } from '../dialogs/use-discard-guard.js';
import type { CallFailure } from '../host/call-hint.js';
import { useUnsavedWork } from '../host/host.js';
import { FailureAlert } from '../panels/failure-alert.js';

/** What the dialog needs of a form: that of `useAppForm`, or a choice that has no fields to judge. */
interface FormState {
  busy: boolean;
  dirty?: boolean;
  failure?: CallFailure | null;
  formProps: { ref?: (form: HTMLFormElement | null) => void; onSubmit: (event: SubmitEvent) => void };
}

interface FormDialogProps {
  form: FormState;
  title: string;
  subtitle?: string | undefined;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Two fields beside each other where there is room; the class `wide` lets one fill its row. */
  twoColumns?: boolean;
  submitLabel: string;
  submitColor?: 'primary' | 'error';
  /** On the button while the form is busy; default: a spinner. */
  busyLabel?: string;
  /** False while nothing can be saved. */
  canSubmit?: boolean;
  /** Whether closing would lose something; default: what the form says. */
  dirty?: boolean;
  /** The name of the address parameter that holds the dialog: Back closes what is above it without a question. */
  heldBy?: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog with a form: why the save failed, the fields, Cancel and the button that saves. It is open while mounted,
 * and asks before it discards what was typed.
 */
export function FormDialog({
  form: { busy, failure, formProps, dirty: isFormDirty = false },
  title,
  subtitle,
  maxWidth = 'xs',
  twoColumns = false,
  submitLabel,
  submitColor = 'primary',
  busyLabel,
  canSubmit = true,
  dirty = isFormDirty,
  heldBy,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  const { guard, question } = useDiscardGuard(dirty);
  useUnsavedWork(dirty, heldBy === undefined ? {} : { heldBy });
  const close = () => guard(onClose);
  return (
    <AppDialog
      open
      title={title}
      subtitle={subtitle}
      maxWidth={maxWidth}
      busy={busy}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant="contained"
            disableElevation
            color={submitColor}
            loading={busy && busyLabel === undefined}
            disabled={busy || !canSubmit}
          >
            {busy && busyLabel !== undefined ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={id}
        noValidate
        {...formProps}
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(twoColumns && { sm: 'repeat(2, minmax(0, 1fr))' }) },
          alignItems: 'start',
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        {failure && (
          <Box className="wide">
            <FailureAlert failure={failure} />
          </Box>
        )}
        {children}
      </Box>
      {question}
    </AppDialog>
  );
}
