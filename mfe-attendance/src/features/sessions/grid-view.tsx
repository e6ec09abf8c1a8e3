import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { formatLongDate } from '@touchline/contracts/date-format';
import type { SessionGrid } from '@touchline/contracts/session-ledger.schema';
import { Alert, Box, Button, FootBar, TextField, Typography, useDiscardGuard } from '@touchline/ui';
import { useMay, useUnsavedWork } from '@touchline/ui/host';
import { StepPanel } from '@touchline/ui/pickers';
import { Link } from '@touchline/ui/router';
import { UnsavedGrids } from './components/unsaved-grids.js';
import { EntryRow } from './components/entry-row.js';
import { buildEntries } from './model/grid-entries.js';
import { NOTHING_TYPED, parseMinutes } from './model/typed-session.js';
import type { GridQueue, GridQueueState } from './queue/grid-queue.js';
import { useGridForm } from './use-grid-form.js';
import { sessionTexts } from '../../shared/texts/session-texts.js';

interface GridViewProps {
  grid: SessionGrid;
  team: string;
  queue: GridQueue;
  state: GridQueueState;
  onBack: () => void;
}

/** The athletes of an event: RPE and minutes of each, saved in one call. */
export function GridView({ grid: { event, rows }, team, queue, state, onBack }: GridViewProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isChecked, setChecked] = useState(false);
  const {
    event_id: eventId,
    team_id: teamId,
    date,
    event_title: title,
    event_time: time,
    duration_min: minutes,
  } = event;
  const may = useMay();
  const entries = buildEntries(rows, state.waiting, eventId);
  const form = useGridForm(event, entries);
  // What was typed stays on screen when the role ends meanwhile.
  const hasFields = form.dirty || may('load.write', teamId);
  const { guard, question } = useDiscardGuard(form.dirty);
  const refused = state.waiting.filter(({ body, problem }) => body.event_id === eventId && problem !== null);
  useUnsavedWork(form.dirty);
  const isMinutesWrong = parseMinutes(form.minutesOfAll) === undefined;
  const nothingTyped = form.rows.length === 0 ? sessionTexts.nothingTyped : null;
  /** Why nothing can be saved now. */
  const refusal = form.firstProblem === undefined ? nothingTyped : sessionTexts.correctFirst;

  // After a refused call the marked fields are reached by the keyboard, wherever the list is scrolled to.
  const focusOn = useRef<number | null>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    const row = list.current?.querySelector(`[data-athlete="${focusOn.current}"]`);
    row?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    focusOn.current = null;
  });

  async function save(submitted: SubmitEvent): Promise<void> {
    submitted.preventDefault();
    if (refusal !== null) {
      setChecked(true);
      focusOn.current = form.firstProblem ?? null;
      return;
    }
    await queue.add({ body: { event_id: eventId, team_id: teamId, date, rows: form.rows } });
    form.clear();
    setChecked(false);
  }

  return (
    <Box component="form" noValidate onSubmit={(submitted) => void save(submitted)} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
            {`${sessionTexts.title}: ${title}`}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            {[formatLongDate(date), time ?? 'All day', `${minutes} min`, team]
              .filter((part) => part !== '')
              .join(' · ')}
          </Typography>
        </Box>
        <Button onClick={() => guard(onBack)} sx={{ minHeight: 44 }}>
          {sessionTexts.allEvents}
        </Button>
        <Button component={Link} to={`/attendance?team=${teamId}&event=${eventId}&date=${date}`} sx={{ minHeight: 44 }}>
          {sessionTexts.checkIn}
        </Button>
      </Box>
      <UnsavedGrids
        grids={refused}
        onCorrect={(waiting) => {
          form.restore(waiting.body.rows);
          void queue.discard(waiting);
        }}
        onDiscard={(waiting) => void queue.discard(waiting)}
      />
      {entries.length === 0 ? (
        <StepPanel text={sessionTexts.noAthletes} step="roster" teamId={teamId} minHeight={240} />
      ) : (
        <>
          {hasFields && (
            <TextField
              label={sessionTexts.minutesForAll}
              helperText={isMinutesWrong ? sessionTexts.minutesProblem : sessionTexts.minutesHint}
              value={form.minutesOfAll}
              error={isMinutesWrong}
              onChange={({ target }) => form.setMinutesOfAll(target.value)}
              onFocus={({ target }) => target.select()}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
              sx={{ justifySelf: 'start', width: 280 }}
            />
          )}
          <Box
            component="ul"
            ref={list}
            aria-label="Athletes"
            sx={{ listStyle: 'none', m: 0, p: 0, pb: { xs: 8, sm: 0 } }}
          >
            {entries.map((entry) => (
              <EntryRow
                key={entry.athlete_id}
                entry={entry}
                typed={form.typed.get(entry.athlete_id) ?? NOTHING_TYPED}
                minutesOfAll={form.minutesOfAll}
                isChecked={isChecked}
                onChange={hasFields ? form.change : undefined}
              />
            ))}
          </Box>
          {hasFields && (
            <FootBar>
              {/* Beside the button, and gone as soon as nothing is wrong; a notice would stay after a save. */}
              {isChecked && refusal !== null && (
                <Alert severity="info" role="alert" sx={{ flexBasis: '100%' }}>
                  {refusal}
                </Alert>
              )}
              <Button type="submit" variant="contained">
                {sessionTexts.save(form.rows.length)}
              </Button>
            </FootBar>
          )}
        </>
      )}
      {question}
    </Box>
  );
}
