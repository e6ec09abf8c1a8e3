import { useState } from 'react';
import { EMAIL_MAX } from '@touchline/contracts/email';
import type { StaffRole } from '@touchline/contracts/permissions';
import { COACH_NAME_MAX, rolesToGive } from '@touchline/contracts/staff-rules';
import type { InvitedStaff } from '@touchline/contracts/staff.schema';
import { FormControlLabel, FormHelperText, Radio, RadioGroup, Box } from '@touchline/ui';
import { FormDialog, FormTextField, requiredText, typedAs, useAppForm, z } from '@touchline/ui/forms';
import { ApiError, failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { installationQuery } from '../../../shared/get-installation.js';
import { momentText } from '../../../shared/moment-text.js';
import { staffTexts } from '../../../shared/texts/staff-texts.js';
import { inviteMutation } from '../api/change-staff.js';
import { RoleChoice } from './role-choice.js';

type Way = 'mail' | 'screen';

interface InviteDialogProps {
  teamId: number;
  /** The role of the coach who invites. */
  role: StaffRole;
  /** An invitation whose link is to be shown. */
  onShown: (invited: InvitedStaff) => void;
  onClose: () => void;
}

const schema = z.object({
  email: requiredText(EMAIL_MAX, staffTexts.emailMissing),
  name: typedAs<string | null>((text) => ({ value: text === '' ? null : text })),
});

/** Invites an address to the staff. It is open while mounted. */
export function InviteDialog({ teamId, role: ownRole, onShown, onClose }: InviteDialogProps) {
  const [api, notify] = [useApi(), useNotify()];
  const { data: installation } = useQuery(installationQuery(api));
  const inviting = useMutation(inviteMutation(api, useQueryClient(), teamId));
  const roles = rolesToGive(ownRole);
  const [role, setRole] = useState<StaffRole>(roles.includes('coach') ? 'coach' : ownRole);
  const [wanted, setWanted] = useState<Way>('mail');
  const by = installation?.sends_mail === false ? 'screen' : wanted;

  const form = useAppForm({
    values: { email: '', name: '' },
    schemaOf: () => schema,
    send: async ({ email, name }) => {
      try {
        const invited = await inviting.mutateAsync({ email, name, role, by });
        onClose();
        if (by === 'screen') onShown(invited);
        else notify({ severity: 'success', text: mailedText(invited) });
      } catch (error) {
        const isUnknown = by === 'screen' && !ApiError.isRefusal(error);
        if (isUnknown) form.setFailure(unknownFailure(error));
        else form.showError(error, staffTexts.inviteFailed);
      }
    },
  });
  return (
    <FormDialog
      form={form}
      title="Invite to the staff"
      submitLabel={by === 'mail' ? 'Send invitation' : 'Make link'}
      maxWidth="sm"
      heldBy="invite"
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="email"
        label="Email"
        type="email"
        required
        autoFocus
        input={{ maxLength: EMAIL_MAX }}
      />
      <FormTextField
        form={form}
        name="name"
        label="Name"
        hint={staffTexts.nameHint}
        input={{ maxLength: COACH_NAME_MAX }}
      />
      <RoleChoice roles={roles} chosen={role} busy={form.busy} onChoose={setRole} />
      <Box>
        <RadioGroup aria-label="How" value={by} onChange={(event) => setWanted(event.target.value as Way)}>
          <FormControlLabel
            value="mail"
            disabled={form.busy || installation?.sends_mail === false}
            control={<Radio />}
            label={staffTexts.byMail}
            sx={{ minHeight: 44 }}
          />
          <FormControlLabel
            value="screen"
            disabled={form.busy}
            control={<Radio />}
            label={staffTexts.onScreen}
            sx={{ minHeight: 44 }}
          />
        </RadioGroup>
        {installation?.sends_mail === false && <FormHelperText>{staffTexts.noMailServer}</FormHelperText>}
      </Box>
    </FormDialog>
  );
}

/** Whether the invitation was stored is not known, and its link is lost in either case. */
function unknownFailure(error: unknown): CallFailure {
  const { sentence, hint } = failureOf(error, staffTexts.inviteFailed);
  return { sentence, hint: [hint, staffTexts.inviteUnknown].filter(Boolean).join(' ') };
}

function mailedText({ invitation: { email, expires_at: until }, replaced }: InvitedStaff): string {
  const sent = staffTexts.mailed(email, momentText(until));
  return replaced ? `${sent} ${staffTexts.replaced(email)}` : sent;
}
