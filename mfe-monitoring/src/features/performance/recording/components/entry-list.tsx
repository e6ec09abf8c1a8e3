import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { Box, visuallyHidden } from '@touchline/ui';
import type { Seen, Texts } from '../model/sheet.js';
import { AthleteEntry } from './athlete-entry.js';

interface EntryListProps {
  kind: FatigueKind;
  athletes: readonly Athlete[];
  texts: Texts;
  seen: Seen;
  readOnly: boolean;
  /** Where the focus is asked to go; always a new object, so that the same athlete can be meant again. */
  wanted: { athleteId: number } | null;
  onText: (athleteId: number, text: string) => void;
  /** Enter was pressed at the last athlete. */
  onEnd: () => void;
}

/** A card for each athlete, to be typed down with the keyboard alone: Enter goes on, Shift and Enter back, row by row as they are seen. */
export function EntryList({ kind, athletes, texts, seen, readOnly, wanted, onText, onEnd }: EntryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[data-athlete="${wanted.athleteId}"] input`)?.focus();
  }, [wanted]);

  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])];
    const at = inputs.findIndex((input) => input === event.target);
    const next = inputs[at + (event.shiftKey ? -1 : 1)];
    if (next) next.focus();
    else if (!event.shiftKey) onEnd();
  };
  const show = (event: FocusEvent) => event.target.closest('li')?.scrollIntoView({ block: 'nearest' });

  return (
    // A form, because only within one the "next" key of a phone goes from box to box by itself.
    <form noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <Box
        component="ul"
        ref={list}
        aria-label="Athletes"
        onKeyDown={step}
        onFocus={show}
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
          <AthleteEntry
            key={athlete.athlete_id}
            kind={kind}
            athlete={athlete}
            text={texts.get(athlete.athlete_id) ?? ''}
            previous={seen?.get(athlete.athlete_id)}
            last={index === athletes.length - 1}
            readOnly={readOnly}
            onText={onText}
            onSay={setSaid}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </form>
  );
}
