import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import List from '@mui/material/List';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { AthleteRow } from './athlete-row.js';
import { nextFocus, scrollToShow } from './model/list-navigation.js';

/** A number for each athlete (0 when missing), and what it counts, in singular and plural. */
export interface AthleteCounts {
  of: ReadonlyMap<number, number>;
  noun: readonly [one: string, many: string];
}

interface AthleteListProps {
  athletes: readonly Athlete[];
  /** Those of them that the search finds, at least one; the others are hidden. */
  found: readonly Athlete[];
  labelOf: (athlete: Athlete) => string;
  selectedId: number | null;
  counts: AthleteCounts | undefined;
  onSelect: (athleteId: number) => void;
}

/**
 * The athletes as a list box: Tab enters it, arrow keys, Home and End move, Enter selects. Rows that are not found stay
 * mounted, because mounting 200 rows again after a letter was deleted takes longer than a frame.
 */
export function AthleteList({ athletes, found, labelOf, selectedId, counts, onSelect }: AthleteListProps) {
  const ids = new Set(found.map((athlete) => athlete.athlete_id));
  const tabStop = selectedId !== null && ids.has(selectedId) ? selectedId : found[0]?.athlete_id;
  const list = useRef<HTMLUListElement>(null);
  // A reload, a bookmark or Back may select an athlete far down; one selected by hand is visible already.
  useLayoutEffect(() => showSelected(list.current), [selectedId]);
  return (
    <List ref={list} role="listbox" aria-label="Athletes" onKeyDown={moveFocus} sx={{ p: 0.5 }}>
      {athletes.map((athlete) => (
        <div key={athlete.athlete_id} role="presentation" hidden={!ids.has(athlete.athlete_id)}>
          <AthleteRow
            athlete={athlete}
            name={labelOf(athlete)}
            selected={athlete.athlete_id === selectedId}
            tabStop={athlete.athlete_id === tabStop}
            count={counts && (counts.of.get(athlete.athlete_id) ?? 0)}
            counted={counts?.noun[counts.of.get(athlete.athlete_id) === 1 ? 0 : 1]}
            onSelect={onSelect}
          />
        </div>
      ))}
    </List>
  );
}

/** Scrolls the box around the list; the page stays where it is. */
function showSelected(list: HTMLElement | null): void {
  const row = list?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const box = list?.parentElement;
  if (!row || !box) return;
  const top = row.top - box.getBoundingClientRect().top + box.scrollTop;
  const wanted = scrollToShow({ top, height: row.height }, { top: box.scrollTop, height: box.clientHeight });
  if (wanted !== null) box.scrollTop = wanted;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > :not([hidden]) > [role="option"]')];
  const index = rows.findIndex((row) => row === document.activeElement);
  const target = nextFocus(event.key, index, rows.length);
  if (target === null) return;
  event.preventDefault();
  rows[target]?.focus();
}
