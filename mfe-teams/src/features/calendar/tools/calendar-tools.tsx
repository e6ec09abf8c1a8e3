import { mdiCalendarExport, mdiContentDuplicate, mdiFullscreen } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box } from '@touchline/ui';
import { useMay } from '@touchline/ui/host';
import { useAddressDialog } from '@touchline/ui/router';
import { nextWeek } from '../model/weeks.js';
import type { ChosenTeam } from './chosen-team.js';
import { ToolButton } from './tool-button.js';
import { COPY_PARAM, FEED_PARAM, FULL_VIEW, VIEW_PARAM } from '../model/dialog-params.js';

interface CalendarToolsProps {
  team: ChosenTeam;
  /** The selected day, whose week is copied. */
  day: CalendarDate;
}

/** Buttons that open the calendar's dialogs, which are kept in the address. The team tools need a role that plans. */
export function CalendarTools({ team, day }: CalendarToolsProps) {
  const [copy, feed, view] = [useAddressDialog(COPY_PARAM), useAddressDialog(FEED_PARAM), useAddressDialog(VIEW_PARAM)];
  const mayPlan = useMay()('plan.write', team.id);
  const reason = team.id === null ? team.reason : null;
  return (
    <Box role="group" aria-label="Calendar tools" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayPlan && (
        <ToolButton
          label="Copy week"
          icon={mdiContentDuplicate}
          reason={reason}
          onClick={() => copy.open(nextWeek(day))}
        />
      )}
      {mayPlan && (
        <ToolButton label="Calendar feed" icon={mdiCalendarExport} reason={reason} onClick={() => feed.open('1')} />
      )}
      <ToolButton label="Full screen" icon={mdiFullscreen} onClick={() => view.open(FULL_VIEW)} />
    </Box>
  );
}
