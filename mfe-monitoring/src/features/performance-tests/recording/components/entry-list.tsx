import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type SubmitEvent } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, visuallyHidden } from '@touchline/ui';
import { fieldOf, type FieldId, type SheetColumn } from '../model/sheet-tests.js';
import type { ShownValues, Texts } from '../model/sheet.js';
import { AthleteEntryCard } from './athlete-entry-card.js';
import { AthleteGridRow } from './athlete-grid-row.js';
import { gridStyle } from './grid-style.js';
import { GridHead } from './grid-head.js';

interface EntryListProps {
  columns: readonly SheetColumn[];
  /** Several fields per athlete, which show what is stored. */
  isGrid: boolean;
  athletes: readonly Athlete[];
  labelOf: (athlete: Athlete) => string;
  texts: Texts;
  shownValues: ShownValues;
  readOnly: boolean;
  /** Typed values are not saved yet, and nothing shows that they soon are. */
  isUnsaved: boolean;
  /** Moves the focus to an athlete, or to one field. A new object each time, so that the same one can be requested again. */
  focusRequest: { athleteId: number; field?: FieldId } | null;
  onText: (column: SheetColumn, athleteId: number, text: string) => void;
  /** Enter was pressed in the field of the last athlete. */
  onLastEnter: () => void;
}

/** One card per athlete. Enter moves to the next field and Shift+Enter to the previous one, in the order on screen. */
export function EntryList({
  columns,
  isGrid,
  athletes,
  labelOf,
  texts,
  shownValues,
  readOnly,
  isUnsaved,
  focusRequest,
  onText,
  onLastEnter,
}: EntryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (!focusRequest) return;
    const { athleteId, field } = focusRequest;
    const inputs = list.current?.querySelectorAll<HTMLElement>(`[data-athlete="${athleteId}"] input`) ?? [];
    ([...inputs].find((input) => input.dataset.field === field) ?? inputs[0])?.focus();
  }, [focusRequest]);

  // One object as long as nothing of it changes: of 200 cards only the one being typed into renders again.
  const sheet = useMemo(
    () => ({ columns, labelOf, readOnly, onText, onAnnounce: setAnnouncement }),
    [columns, labelOf, readOnly, onText],
  );

  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])];
    const current = inputs.findIndex((input) => input === event.target);
    const next = inputs[current + (event.shiftKey ? -1 : 1)];
    if (next) next.focus();
    else if (!event.shiftKey) onLastEnter();
  };
  const [only] = columns;
  const showCard = (event: FocusEvent) => event.target.closest('li')?.scrollIntoView({ block: 'nearest' });

  return (
    // A form, because the "next" key of a phone keyboard only moves between the fields of a form.
    <Box
      component="form"
      noValidate
      autoComplete="off"
      onSubmit={(event: SubmitEvent) => event.preventDefault()}
      sx={isGrid ? gridStyle(columns) : null}
    >
      {isGrid && <GridHead columns={columns} />}
      <Box
        component="ul"
        ref={list}
        aria-label="Athletes"
        onKeyDown={moveFocus}
        onFocus={showCard}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          gridTemplateColumns: isGrid
            ? 'minmax(0, 1fr)'
            : {
                xs: 'minmax(0, 1fr)',
                md: 'repeat(2, minmax(0, 1fr))',
                lg: 'repeat(3, minmax(0, 1fr))',
              },
        }}
      >
        {athletes.map((athlete, index) =>
          isGrid || !only ? (
            <AthleteGridRow
              key={athlete.athlete_id}
              sheet={sheet}
              athlete={athlete}
              {...fieldsOf(columns, athlete.athlete_id, texts, shownValues)}
              last={index === athletes.length - 1}
              isUnsaved={isUnsaved}
            />
          ) : (
            <AthleteEntryCard
              key={athlete.athlete_id}
              sheet={sheet}
              column={only}
              athlete={athlete}
              text={texts.get(athlete.athlete_id) ?? ''}
              previous={shownValues?.get(athlete.athlete_id)}
              last={index === athletes.length - 1}
              isUnsaved={isUnsaved && texts.has(athlete.athlete_id)}
            />
          ),
        )}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
}

/** The texts and stored values of one athlete by field; of the hidden trials, too, which count. */
function fieldsOf(columns: readonly SheetColumn[], athleteId: number, texts: Texts, seen: ShownValues) {
  const fields = columns.map((column) => fieldOf(column, athleteId));
  return {
    typed: fields.map((field) => texts.get(field)),
    stored: fields.map((field) => seen?.get(field)),
    texts,
    seen,
  };
}
