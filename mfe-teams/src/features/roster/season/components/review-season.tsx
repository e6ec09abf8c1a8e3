import { useEffect, useRef } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Box, Button, Card, FailureAlert, Typography } from '@touchline/ui';
import { seasonTexts } from '../../../../shared/texts/season-texts.js';
import { groupsOf } from '../model/season-plan.js';
import type { SeasonForm } from '../use-season-form.js';

interface ReviewSeasonProps {
  form: SeasonForm;
  athletes: readonly Athlete[];
  team: string;
  targets: readonly TeamWithAthletes[];
  labelOf: (athlete: Athlete) => string;
}

/** What will change, as a whole, before it is done. */
export function ReviewSeason({ form, athletes, team, targets, labelOf }: ReviewSeasonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const firstDay = form.firstDay as CalendarDate;
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ '&:focus': { outline: 'none' } }}>
          {seasonTexts.from(formatMediumDate(firstDay))}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[
            seasonTexts.lastDay(team, formatMediumDate(addDays(firstDay, -1))),
            seasonTexts.records,
            seasonTexts.leaveEffect,
          ].join(' ')}
        </Typography>
      </Box>
      {groupsOf(athletes, form.choices, team, targets).map(({ title, athletes: own }) => (
        <Box key={title} sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="h3">{title}</Typography>
          <Typography>{own.map(labelOf).join(', ')}</Typography>
        </Box>
      ))}
      {form.failure && <FailureAlert failure={form.failure} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
        <Button onClick={form.back} disabled={form.busy}>
          Back
        </Button>
        <Button variant="contained" disableElevation loading={form.busy} onClick={() => void form.send()}>
          Change season
        </Button>
      </Box>
    </Card>
  );
}
