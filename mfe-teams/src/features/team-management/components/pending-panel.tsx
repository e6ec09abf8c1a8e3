import { useLayoutEffect, useRef, useState } from 'react';
import { Alert, List, QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { pendingAthletesQuery } from '../api/get-pending-athletes.js';
import { Panel } from './panel.js';
import { PendingRow, type AcceptedMove } from './pending-row.js';

/** Who registered with a code and waits; new ones appear by themselves. */
export function PendingPanel() {
  const waiting = useQuery(pendingAthletesQuery(useApi()));
  const title = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The place in the list of who was answered last: whoever stands there next takes the focus. */
  const answered = useRef<number | null>(null);
  /** Who left another team by being accepted, newest first: a message at the bottom is easily missed, and that team has one athlete less. */
  const [moves, setMoves] = useState<readonly AcceptedMove[]>([]);
  const count = waiting.data?.length ?? 0;

  useLayoutEffect(() => {
    if (answered.current === null || document.activeElement !== document.body) return;
    const rows = [...(list.current?.children ?? [])];
    const next = rows[Math.min(answered.current, rows.length - 1)]?.querySelector('button');
    answered.current = null;
    (next ?? title.current)?.focus();
  }, [waiting.data]);

  return (
    <Panel title="Pending Registrations" note={count > 0 ? String(count) : ''} titleRef={title}>
      {moves.map((move) => (
        <Alert
          key={move.athleteId}
          severity="info"
          onClose={() => setMoves((now) => now.filter((one) => one !== move))}
          slotProps={{ closeButton: { 'aria-label': `Dismiss the message about ${move.name}` } }}
          sx={{ mb: 1, overflowWrap: 'anywhere' }}
        >
          {`${move.name} moved from ${move.from} to ${move.to}, with all records.`}
        </Alert>
      ))}
      <QueryPanel
        query={waiting}
        errorText="Failed to load pending athletes"
        empty="No pending registrations"
        isEmpty={(data) => data.length === 0}
        loadingText="Loading registrations..."
        minHeight={120}
      >
        {(data) => (
          <List ref={list} disablePadding aria-label="Pending registrations">
            {data.map((athlete, at) => (
              <PendingRow
                key={athlete.id}
                athlete={athlete}
                onAnswer={() => (answered.current = at)}
                onFailed={() => (answered.current = null)}
                onMoved={(move) =>
                  setMoves((now) => [move, ...now.filter(({ athleteId }) => athleteId !== move.athleteId)])
                }
              />
            ))}
          </List>
        )}
      </QueryPanel>
    </Panel>
  );
}
