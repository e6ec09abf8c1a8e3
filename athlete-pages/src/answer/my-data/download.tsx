import type { OwnData } from '@touchline/contracts/athlete-rights.schema';
import { useState } from 'preact/hooks';
import { call } from '../../shared/call.js';
import { Section } from './section.js';
import { useFailure } from './use-loaded.js';

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
      {data ? (
        <>
          <button type="button" class="second" onClick={() => saveFile(data)}>
            Save as a file
          </button>
          {data.tables.map((table) => (
            <StoredTable key={table.file} table={table} />
          ))}
        </>
      ) : (
        <button type="button" class="second" onClick={() => void show()}>
          Show everything
        </button>
      )}
    </Section>
  );
}

const StoredTable = ({ table: { title, columns, rows } }: { table: OwnData['tables'][number] }) => (
  <details>
    <summary>
      {title} ({rows.length})
    </summary>
    <div class="wide" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, meaning }) => (
              <th key={name} scope="col">
                {meaning}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, column) => (
                <td key={column}>{value === null ? '' : String(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

function saveFile(data: OwnData): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `my-data-${data.exported_at.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
