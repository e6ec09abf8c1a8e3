import { useState } from 'react';
import { ANSWERING_LABELS, type AnsweringState } from '@touchline/contracts/answering-state';
import { EVENT_TYPE_LABELS } from '@touchline/contracts/event-limits';
import { WELLNESS_RATINGS, WELLNESS_RATING_LABELS } from '@touchline/contracts/ratings';
import type { SquadAthlete, SquadBoard, SquadLine } from '@touchline/contracts/squad.schema';
import { wordText } from '@touchline/contracts/words';
import { AppDialog, Box, Button, Typography, useDiscardGuard, useFocusAfterGone } from '@touchline/ui';
import { useHasPage, useMay, useNotify } from '@touchline/ui/host';
import { AvailabilityChip, AvailabilityDialog, reportedInjuryText } from '@touchline/ui/pickers';
import { Link } from '@touchline/ui/router';
import { withAthlete } from '../../athlete-search.js';
import { answeringTexts } from '../../texts/answering-texts.js';
import { athleteDialogTexts } from '../../texts/athlete-dialog-texts.js';
import { squadTexts } from '../../texts/squad-texts.js';
import { useSeen } from '../api/use-seen.js';
import { wholeNumber } from '../model/board-texts.js';
import { plainSentences, whySentences } from '../model/flag-sentences.js';
import { useDecision } from '../use-decision.js';
import { DayDots } from './day-dots.js';
import { DecisionPanel } from './decision-panel.js';

const PAGES = [
  ['/dashboard/squad/history', squadTexts.history, 'wellness.read'],
  ['/dashboard/wellness', 'Wellness', 'wellness.read'],
  ['/dashboard/srpe', 'Training load', 'load.read'],
  ['/dashboard/apex', 'Tests', 'performance.read'],
] as const;

export interface AthleteDialogProps {
  athlete: SquadAthlete;
  /** The name, told apart from equal ones of the board. */
  name: string;
  /** What the athlete needs to answer; undefined while it is not known. */
  answering: AnsweringState | undefined;
  board: SquadBoard;
  line: SquadLine | undefined;
  onClose: () => void;
}

const WHY = {
  mt: 0.5,
  '& > summary': { minHeight: 44, py: 1.25, color: 'primary.main', fontWeight: 600, cursor: 'pointer' },
} as const;

/** Everything behind an athlete's row: what the flag rests on, the last 28 days, and what the coach decides. */
export function AthleteDialog({ athlete, name, answering, board, line, onClose }: AthleteDialogProps) {
  const { date, today, events } = board;
  const isToday = date === today;
  const notify = useNotify();
  const hasPage = useHasPage();
  const may = useMay();
  const { team_id: teamId } = athlete;
  const [isSettingAvailability, setSettingAvailability] = useState(false);
  useSeen(athlete.athlete_id, today, isToday);
  const { target: heading, onGone } = useFocusAfterGone<HTMLHeadingElement>();
  const decisions = useDecision(athlete, today, onGone);
  const { guard, question } = useDiscardGuard(decisions.form.dirty);
  const { wellness, load, availability, reported_injury: injury } = athlete;
  const own = events.filter(
    ({ team_id: id, athlete_id: athleteId }) => id === teamId || athleteId === athlete.athlete_id,
  );

  return (
    <AppDialog
      open
      title={name}
      subtitle={athlete.team.name}
      maxWidth="sm"
      busy={decisions.busy}
      onClose={() => guard(onClose)}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <AvailabilityChip availability={availability} />
          {isToday && may('availability.write', teamId) && (
            <Button size="small" onClick={() => setSettingAvailability(true)} sx={{ minHeight: 44 }}>
              {athleteDialogTexts.changeAvailability}
            </Button>
          )}
          {injury && <Typography variant="body2">{reportedInjuryText(injury)}</Typography>}
          {availability.note !== null && (
            <Typography variant="body2" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
              {availability.note}
            </Typography>
          )}
        </Box>
        <Box component="section" aria-label="Hooper index">
          {plainSentences(athlete).map((sentence) => (
            <Typography key={sentence} sx={{ mb: 0.5 }}>
              {sentence}
            </Typography>
          ))}
          <DayDots wellness={wellness} date={date} />
          <Box component="details" sx={WHY}>
            <summary>{athleteDialogTexts.why}</summary>
            {whySentences(athlete, line).map((sentence) => (
              <Typography key={sentence} variant="body2" sx={{ mb: 0.5 }}>
                {sentence}
              </Typography>
            ))}
          </Box>
          {answering !== undefined && answering !== 'ready' && <CannotAnswer athlete={athlete} state={answering} />}
        </Box>
        <Facts
          facts={[
            [
              'Ratings',
              wellness.ratings &&
                WELLNESS_RATINGS.map(
                  (rating) => `${WELLNESS_RATING_LABELS[rating]} ${wellness.ratings?.[rating]}`,
                ).join(', '),
            ],
            ['Stand out', wellness.notes.map((rating) => wordText(WELLNESS_RATING_LABELS, rating)).join(', ')],
            [
              isToday ? 'Training load yesterday' : 'Training load on the day before',
              load.yesterday === null ? '' : wholeNumber(load.yesterday),
            ],
            [
              'Training load, last 7 days',
              load.seven_days === null
                ? ''
                : `${wholeNumber(load.seven_days)}${load.high ? `, ${athleteDialogTexts.highLoad}` : ''}`,
            ],
            [
              isToday ? 'Today' : 'On this day',
              own
                .map(
                  (event) =>
                    `${event.event_time ?? 'all day'} ${event.event_title} (${wordText(EVENT_TYPE_LABELS, event.event_type)})`,
                )
                .join(', ') || squadTexts.noEvents,
            ],
          ]}
        />
        <DecisionPanel
          athlete={athlete}
          today={today}
          // What was typed stays when the role ends meanwhile.
          mayDecide={isToday && (may('wellness.write', teamId) || decisions.form.dirty)}
          decisions={decisions}
          heading={heading}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {PAGES.filter(([path, , needs]) => hasPage(path) && may(needs, teamId)).map(([path, page]) => (
            <Button
              key={path}
              component={Link}
              to={withAthlete(path, { team: '', athleteId: athlete.athlete_id })}
              sx={{ minHeight: 44 }}
            >
              {page}
            </Button>
          ))}
        </Box>
      </Box>
      {question}
      {isSettingAvailability && (
        <AvailabilityDialog
          athlete={athlete}
          name={name}
          current={availability}
          reported={injury}
          onClose={() => setSettingAvailability(false)}
          onSaved={() => {
            setSettingAvailability(false);
            notify({ severity: 'success', text: athleteDialogTexts.availabilitySaved });
          }}
        />
      )}
    </AppDialog>
  );
}

/** Why no answer can come from the athlete's phone, and where that is mended. */
function CannotAnswer({ athlete, state }: { athlete: SquadAthlete; state: AnsweringState }) {
  const hasPage = useHasPage();
  const roster = `/team-creation/${athlete.team_id}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2">{answeringTexts.cannot(ANSWERING_LABELS[state])}</Typography>
      {hasPage(roster) && (
        <Button component={Link} to={`${roster}?phone=${athlete.athlete_id}`} size="small" sx={{ minHeight: 44 }}>
          {answeringTexts.toRoster}
        </Button>
      )}
    </Box>
  );
}

/** Facts with a text, one per line. */
function Facts({ facts }: { facts: readonly (readonly [name: string, text: string | null])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        fontSize: '0.875rem',
      }}
    >
      {facts
        .filter(([, text]) => text)
        .map(([name, text]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
