import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { Box, visuallyHidden } from '@touchline/ui';
import type { ShownValues, Texts } from '../model/sheet.js';
import { AthleteEntryCard } from './athlete-entry-card.js';

interface EntryListProps {
  kind: PerformanceTestKind;
  athletes: readonly Athlete[];
  labelOf: (athlete: Athlete) => string;
  texts: Texts;
  shownValues: ShownValues;
  readOnly: boolean;
  /** Typed values are not saved yet, and nothing shows that they soon are. */
  isUnsaved: boolean;
  /** Moves the focus to an athlete. A new object each time, so that the same athlete can be requested again. */
  focusRequest: { athleteId: number } | null;
  onText: (athleteId: number, text: string) => void;
  /** Enter was pressed in the field of the last athlete. */
  onLastEnter: () => void;
}

/** One card per athlete. Enter moves to the next field and Shift+Enter to the previous one, in the order on screen. */
export function EntryList({
  kind,
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
    if (focusRequest)
      list.current?.querySelector<HTMLElement>(`[data-athlete="${focusRequest.athleteId}"] input`)?.focus();
  }, [focusRequest]);

  // One object as long as nothing of it changes: of 200 cards only the one being typed into renders again.
  const sheet = useMemo(
    () => ({ kind, labelOf, readOnly, onText, onAnnounce: setAnnouncement }),
    [kind, labelOf, readOnly, onText],
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
  const showCard = (event: FocusEvent) => event.target.closest('li')?.scrollIntoView({ block: 'nearest' });

  return (
    // A form, because the "next" key of a phone keyboard only moves between the fields of a form.
    <form noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
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
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {athletes.map((athlete, index) => (
          <AthleteEntryCard
            key={athlete.athlete_id}
            sheet={sheet}
            athlete={athlete}
            text={texts.get(athlete.athlete_id) ?? ''}
            previous={shownValues?.get(athlete.athlete_id)}
            last={index === athletes.length - 1}
            isUnsaved={isUnsaved && (texts.get(athlete.athlete_id) ?? '') !== ''}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </form>
  );
}
