import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { AddMembershipBody, MembershipKind } from '@touchline/contracts/memberships.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { AppDialog, Button, MenuItem, Typography } from '@touchline/ui';
import { FormDialog, FormTextField, requiredDay, typedAs, useAppForm, useWatch, z } from '@touchline/ui/forms';
import { useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { membershipsTexts } from '../../../../shared/texts/memberships-texts.js';
import { changeMembershipsMutation } from '../../api/memberships.js';

interface AddMembershipDialogProps {
  athlete: Athlete;
  name: string;
  /** The teams that the athlete can join. */
  teams: readonly TeamWithAthletes[];
  today: CalendarDate;
  onClose: () => void;
}

interface Typed {
  team_id: string;
  kind: MembershipKind;
  joined_on: string;
  last_day: string;
}
type Sent = Omit<AddMembershipBody, 'version'>;

const schemaOf = ({ kind, joined_on: joinedOn }: Typed) =>
  z.object({
    team_id: typedAs<number>((text) =>
      text === '' ? { problem: membershipsTexts.teamMissing } : { value: Number(text) },
    ),
    kind: typedAs<MembershipKind>(() => ({ value: kind })),
    joined_on: requiredDay(membershipsTexts.dayMissing),
    last_day: typedAs<CalendarDate | null>((text) => {
      if (text === '') return kind === 'guest' ? { problem: membershipsTexts.guestNeedsEnd } : { value: null };
      if (!isCalendarDate(text)) return { problem: membershipsTexts.dayMissing };
      return text < joinedOn ? { problem: membershipsTexts.endBeforeBegin } : { value: text };
    }),
  });

/** A further team, from today on or planned. It is open while mounted. */
export function AddMembershipDialog({ athlete, name, teams, today, onClose }: AddMembershipDialogProps) {
  const notify = useNotify();
  const add = useMutation(changeMembershipsMutation(useApi(), useQueryClient(), athlete.athlete_id));
  const form = useAppForm<Typed, Sent>({
    values: { team_id: '', kind: 'member', joined_on: today, last_day: '' },
    schemaOf,
    send: async (sent) => {
      try {
        await add.mutateAsync({ add: { ...sent, version: athlete.version } });
        const team = teams.find(({ team_id: id }) => id === sent.team_id)?.team_name ?? '';
        const text =
          sent.joined_on > today
            ? membershipsTexts.planned(name, team, formatMediumDate(sent.joined_on))
            : membershipsTexts.added(name, team);
        notify({ severity: 'success', text });
        onClose();
      } catch (error) {
        form.showError(error, membershipsTexts.addFailed);
      }
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  if (teams.length === 0)
    return (
      <AppDialog
        open
        title="Add a team"
        maxWidth="xs"
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <Typography>{membershipsTexts.noOtherTeam}</Typography>
      </AppDialog>
    );
  return (
    <FormDialog form={form} title="Add a team" subtitle={name} submitLabel="Add" onClose={onClose}>
      <FormTextField form={form} name="team_id" label="Team" select required>
        {teams.map((team) => (
          <MenuItem
            key={team.team_id}
            value={String(team.team_id)}
            sx={{ minHeight: 44, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {team.team_name}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField form={form} name="kind" label="As" select deps={['last_day']}>
        <MenuItem value="member">Member</MenuItem>
        <MenuItem value="guest">Guest for some days</MenuItem>
      </FormTextField>
      <FormTextField form={form} name="joined_on" type="date" label="First day" required deps={['last_day']} />
      <FormTextField
        form={form}
        name="last_day"
        type="date"
        label="Last day"
        required={kind === 'guest'}
        hint={kind === 'guest' ? undefined : membershipsTexts.lastDayHint}
      />
    </FormDialog>
  );
}
