import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { Membership } from '@touchline/contracts/memberships.schema';
import { FormDialog, FormTextField, typedAs, useAppForm, z } from '@touchline/ui/forms';
import { useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { membershipsTexts } from '../../../../shared/texts/memberships-texts.js';
import { changeMembershipsMutation } from '../../api/memberships.js';

interface LastDayDialogProps {
  athlete: Athlete;
  name: string;
  membership: Membership;
  today: CalendarDate;
  onClose: () => void;
}

/** When a membership ends, or that no end is known. It is open while mounted. */
export function LastDayDialog({ athlete, name, membership, today, onClose }: LastDayDialogProps) {
  const notify = useNotify();
  const change = useMutation(changeMembershipsMutation(useApi(), useQueryClient(), athlete.athlete_id));
  const { membership_id: membershipId, team, kind } = membership;
  const isGuest = kind === 'guest';
  const form = useAppForm<{ last_day: string }, { last_day: CalendarDate | null }>({
    values: { last_day: membership.last_day ?? today },
    schemaOf: () =>
      z.object({
        last_day: typedAs<CalendarDate | null>((text) => {
          if (text === '') return isGuest ? { problem: membershipsTexts.guestNeedsEnd } : { value: null };
          return isCalendarDate(text) ? { value: text } : { problem: membershipsTexts.dayMissing };
        }),
      }),
    send: async ({ last_day: lastDay }) => {
      try {
        await change.mutateAsync({ membershipId, body: { last_day: lastDay, version: athlete.version } });
        const text =
          lastDay === null
            ? membershipsTexts.added(name, team.name)
            : membershipsTexts.ended(name, team.name, formatMediumDate(lastDay));
        notify({ severity: 'success', text });
        onClose();
      } catch (error) {
        form.showError(error, membershipsTexts.endFailed);
      }
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Last day in ${team.name}`}
      subtitle={name}
      submitLabel="Save"
      dirty={false}
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="last_day"
        type="date"
        label="Last day"
        required={isGuest}
        hint={isGuest ? undefined : membershipsTexts.lastDayHint}
      />
    </FormDialog>
  );
}
