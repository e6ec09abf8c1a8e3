import { useState, type SubmitEvent } from 'react';
import type { StaffMember } from '@touchline/contracts/staff.schema';
import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@touchline/ui';
import { FormDialog } from '@touchline/ui/forms';
import { failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { useNavigate } from '@touchline/ui/router';
import { goneTexts } from '../../../shared/texts/gone-texts.js';
import { staffTexts } from '../../../shared/texts/staff-texts.js';
import { endRoleMutation } from '../api/change-staff.js';

interface EndRoleDialogProps {
  teamId: number;
  teamName: string;
  member: StaffMember;
  isOwn: boolean;
  onClose: () => void;
}

/** Ends the role of somebody, or the coach's own. It is open while mounted. */
export function EndRoleDialog({ teamId, teamName, member, isOwn, onClose }: EndRoleDialogProps) {
  const [notify, navigate] = [useNotify(), useNavigate()];
  const ending = useMutation(endRoleMutation(useApi(), useQueryClient(), teamId));
  const [keepsFeed, setKeepsFeed] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { name } = member;

  async function end(): Promise<void> {
    if (ending.isPending) return;
    setFailure(null);
    try {
      const outcome = await ending.mutateAsync({ coachId: member.coach_id, keepsFeed });
      if (outcome === null) notify({ severity: 'info', text: goneTexts.member });
      else
        notify({
          severity: 'success',
          text: isOwn ? staffTexts.left(teamName, outcome) : staffTexts.ended(name, outcome),
        });
      if (isOwn) await navigate('/team-creation', { replace: true });
      else onClose();
    } catch (error) {
      setFailure(failureOf(error, staffTexts.endFailed));
    }
  }
  const formProps = {
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void end();
    },
  };
  return (
    <FormDialog
      form={{ busy: ending.isPending, failure, formProps }}
      title={isOwn ? 'Leave team?' : 'End role?'}
      subtitle={isOwn ? undefined : `${name} · ${member.email}`}
      submitLabel={isOwn ? 'Leave team' : 'End role'}
      submitColor="error"
      maxWidth="xs"
      dirty={false}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isOwn ? staffTexts.leaveText(teamName) : staffTexts.endText(name, teamName)}
      </Typography>
      <Box>
        <FormControlLabel
          control={<Checkbox checked={keepsFeed} onChange={(event) => setKeepsFeed(event.target.checked)} />}
          disabled={ending.isPending}
          label={staffTexts.keepFeed}
          sx={{ minHeight: 44 }}
        />
        <FormHelperText sx={{ pl: 4, mt: -0.5 }}>
          {isOwn ? staffTexts.keepOwnFeedHint : staffTexts.keepFeedHint}
        </FormHelperText>
      </Box>
    </FormDialog>
  );
}
