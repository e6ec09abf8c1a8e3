import type { OwnData } from '@touchline/contracts/athlete-rights.schema';
import { useState } from 'preact/hooks';
import { call } from '../../shared/call.js';
import { Section } from './section.js';
import { useFailure } from './use-loaded.js';

const REVOKE_AFTER_MS = 60_000;

/** All that is stored of the athlete, to read and to keep. Loaded by a press, because it may be long. */
export function Download({ onEnded }: { onEnded: () => void }) {
  const [data, setData] = useState<OwnData | null>(null);
  const { problem, fail } = useFailure(onEnded);
  const show = async () => {
    const outcome = await call<OwnData>('GET', '/api/athlete/data');
    if (outcome.is !== 'done') return fail(outcome);
    setData(outcome.data);
  };

  return (
    <Section id="data" title="What is stored about you" problem={problem}>
      {/* One button, which keeps the focus. */}
      <button type="button" class="second" onClick={() => (data ? saveFile(data) : void show())}>
        {data ? 'Save as a file' : 'Show everything'}
      </button>
      {data && <StoredTables tables={data.tables} />}
    </Section>
  );
}

/** The tables with something in them; the others are named only. */
function StoredTables({ tables }: Pick<OwnData, 'tables'>) {
  const empty = tables.filter(({ rows, is_complete: isComplete }) => rows.length === 0 && isComplete);
  return (
    <>
      {tables
        .filter((table) => !empty.includes(table))
        .map((table) => (
          <StoredTable key={table.file} table={table} />
        ))}
      {empty.length > 0 && (
        <details>
          <summary>Nothing is stored here ({empty.length})</summary>
          <ul>
            {empty.map(({ file, title }) => (
              <li key={file}>{title}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The columns that say something to a person come first. */
function StoredTable({ table }: { table: OwnData['tables'][number] }) {
  const { title, columns, rows, is_complete } = table;
  const order = columns
    .map((column, index) => ({ ...column, index }))
    .sort((a, b) => Number(a.is_technical) - Number(b.is_technical));
  return (
    <details>
      <summary>
        {title} ({rows.length})
      </summary>
      {!is_complete && <p>There is more than fits here. Ask your club for all of it.</p>}
      <div class="wide" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {order.map(({ name, meaning }) => (
                <th key={name} scope="col">
                  {meaning}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {order.map(({ name, index: column }) => (
                  <td key={name}>{String(row[column] ?? '')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function saveFile(data: OwnData): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `my-data-${data.exported_at.slice(0, 10)}.json`;
  link.click();
  // Safari reads the file only after this has returned.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
