import { useLayoutEffect, useRef } from 'react';
import { List, QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { registrationLabels } from '../model/registration-labels.js';
import { pendingAthletesQuery } from '../api/get-pending-athletes.js';
import { JoinedList } from './joined-list.js';
import { Panel } from './panel.js';
import { PendingRow } from './pending-row.js';

/** The pending registrations. New ones appear automatically. */
export function PendingPanel() {
  const pending = useQuery(pendingAthletesQuery(useApi()));
  const title = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Index of the row accepted or declined last: the row that moves there receives the focus. */
  const answeredIndex = useRef<number | null>(null);
  const count = pending.data?.length ?? 0;

  useLayoutEffect(() => {
    if (answeredIndex.current === null || document.activeElement !== document.body) return;
    const rows = [...(list.current?.children ?? [])];
    const next = rows[Math.min(answeredIndex.current, rows.length - 1)]?.querySelector('button');
    answeredIndex.current = null;
    (next ?? title.current)?.focus();
  }, [pending.data]);

  return (
    <Panel title="Pending Registrations" note={count > 0 ? String(count) : ''} titleRef={title}>
      <QueryPanel
        query={pending}
        errorText={teamTexts.loadPendingFailed}
        empty={teamTexts.noPending}
        isEmpty={(data) => data.length === 0}
        loadingText={teamTexts.loadingPending}
        minHeight={120}
      >
        {(data) => {
          const labelOf = registrationLabels(data);
          return (
            <List ref={list} disablePadding aria-label="Pending registrations">
              {data.map((athlete, index) => (
                <PendingRow
                  key={athlete.id}
                  athlete={athlete}
                  name={labelOf(athlete)}
                  onAnswer={() => (answeredIndex.current = index)}
                  onFailed={() => (answeredIndex.current = null)}
                />
              ))}
            </List>
          );
        }}
      </QueryPanel>
      <JoinedList />
    </Panel>
  );
}
