import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppDialog } from '../dialogs/app-dialog.js';
import { useDiscardGuard } from '../dialogs/use-discard-guard.js';
import { useUnsavedWork } from '../host/host.js';
import { FailureAlert } from '../panels/failure-alert.js';
import type { AppForm } from './use-app-form.js';

interface FormDialogProps<TTyped extends FieldValues, TSent extends object> {
  form: AppForm<TTyped, TSent>;
  title: string;
  subtitle?: string | undefined;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg';
  /** Two fields beside each other where there is room; the class `wide` lets one fill its row. */
  twoColumns?: boolean;
  submitLabel: string;
  /** False while nothing can be saved. */
  canSubmit?: boolean;
  /** Unsaved work beside the fields of the form. */
  dirty?: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog with a form: why the save failed, the fields, Cancel and the button that saves. It is open while mounted,
 * and asks before it discards what was typed.
 */
export function FormDialog<TTyped extends FieldValues, TSent extends object>({
  form,
  title,
  subtitle,
  maxWidth = 'xs',
  twoColumns = false,
  submitLabel,
  canSubmit = true,
  dirty = form.dirty,
  onClose,
  children,
}: FormDialogProps<TTyped, TSent>) {
  const { busy, failure, formProps } = form;
  const id = useId();
  const { guard, question } = useDiscardGuard(dirty);
  useUnsavedWork(dirty);
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
          <Button type="submit" form={id} variant="contained" disableElevation loading={busy} disabled={!canSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={id}
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
