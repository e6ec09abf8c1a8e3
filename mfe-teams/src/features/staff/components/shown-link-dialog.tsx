import { mdiContentCopy } from '@mdi/js';
import type { InvitedStaff } from '@touchline/contracts/staff.schema';
import { AppDialog, Box, Button, Icon, Typography } from '@touchline/ui';
import { momentText } from '../../../shared/moment-text.js';
import { staffTexts } from '../../../shared/texts/staff-texts.js';
import { useCopyField } from '../../../shared/use-copy-field.js';

/** The link of an invitation, which is shown once. It is open while mounted; only its buttons close it. */
export function ShownLinkDialog({ invited, onClose }: { invited: InvitedStaff; onClose: () => void }) {
  const { invitation, token, replaced } = invited;
  const address = `${window.location.origin}/invitation#token=${token ?? ''}`;
  const { field, copy } = useCopyField(address, {
    label: 'Link',
    copied: staffTexts.linkCopied,
    blocked: staffTexts.copyBlocked,
  });

  return (
    <AppDialog
      open
      onlyButtonsClose
      title="Invitation link"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="contained"
            disableElevation
            autoFocus
            startIcon={<Icon path={mdiContentCopy} />}
            onClick={() => void copy()}
          >
            Copy link
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' }}>
        <Typography>{staffTexts.linkOnce(invitation.email, momentText(invitation.expires_at))}</Typography>
        {replaced && <Typography>{staffTexts.replaced(invitation.email)}</Typography>}
        {field}
      </Box>
    </AppDialog>
  );
}
