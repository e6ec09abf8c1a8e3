import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type {
  Import,
  ImportBody,
  ImportPreview,
  PreviewImportBody,
  StandingRow,
  UndoneImport,
} from '@touchline/contracts/imports.schema';
import { PRODUCT_MEASURES } from '@touchline/contracts/measure-catalogue';
import type { LeaveQuestion, Notice } from '@touchline/ui/host';
import { useRoutes } from '@touchline/ui/router';
import { FakeServer, TestShell } from '@touchline/ui/testing';
import { ImportPage } from '../import-page.js';

export const user = userEvent.setup({ delay: null });

const NOTHING: ImportPreview = {
  counts: { new: 0, same: 0, changed: 0, refused: 0, skipped: 0 },
  ...{ asked: [], team: [], minors: 0, new_events: 0, rows: [], refusals: [] },
};

export const previewOf = (
  partial: Partial<Omit<ImportPreview, 'counts'>> & { counts?: Partial<ImportPreview['counts']> },
) => ({
  ...NOTHING,
  ...partial,
  counts: { ...NOTHING.counts, ...partial.counts },
});

/** The fake API of imports into team 1. It stores what its `preview` counts. */
export class FakeImportApi extends FakeServer {
  preview: (sent: PreviewImportBody) => ImportPreview = () => NOTHING;
  layout: ImportReading | null = null;
  undone: UndoneImport = { removed: 0, restored: 0, kept: [] };
  /** The rows of import 5 that stand. */
  rows: StandingRow[] = [];

  constructor(public imports: Import[] = []) {
    super({
      'GET /api/teams/with-athletes': () => [
        { team_id: 1, team_name: 'First Team', sport: 'Soccer (W)', athletes: [] },
      ],
      'GET /api/measures': () =>
        PRODUCT_MEASURES.map(({ key, store: _, ...definition }) => ({
          ...{ key, is_retired: false, revision: null },
          versions: [{ ...definition, measure_version: 1, valid_from: null }],
        })),
      'GET /api/teams/1/imports': () => this.imports,
      'GET /api/teams/1/imports/layout': () => ({ reading: this.layout }),
      'POST /api/teams/1/imports/preview': ({ body }) => this.preview(body as PreviewImportBody),
      'POST /api/teams/1/imports': ({ body }) => this.store(body as ImportBody),
      'POST /api/teams/1/imports/{id}/undo': () => this.undone,
      'GET /api/teams/1/imports/5/rows': () => this.rows,
      'POST /api/teams/1/imports/5/rows/{id}/undo': ({ id }) => this.undoRow(id),
    });
  }

  private store({ file_name: fileName, plan, expected }: ImportBody): Import {
    const { skipped: _, new_events: _added, ...counts } = expected;
    const stored: Import = {
      ...{ import_id: 5, target: plan.target, file_name: fileName, created_at: '2026-11-05T10:00:00.000Z' },
      ...{ coach: { name: 'Test Coach' }, counts, undone_at: null },
    };
    this.imports = [stored, ...this.imports];
    return stored;
  }

  private undoRow(id: number): Import | undefined {
    this.rows = this.rows.filter(({ row_id: rowId }) => rowId !== id);
    return this.imports.find(({ import_id: importId }) => importId === 5);
  }

  /** The bodies of the previews so far. */
  get previews(): PreviewImportBody[] {
    return this.writes.filter(({ path }) => path.endsWith('/preview')).map(({ body }) => body as PreviewImportBody);
  }

  /** The bodies of what was stored so far. */
  get stored(): ImportBody[] {
    return this.writes.filter(({ path }) => path.endsWith('/imports')).map(({ body }) => body as ImportBody);
  }
}

function Page() {
  return useRoutes([
    { path: '/team-creation/:teamId', element: 'the roster' },
    { path: '/team-creation/:teamId/import', element: <ImportPage /> },
  ]);
}

export function openImport(api: FakeImportApi, search = '') {
  const notices: Notice[] = [];
  const unsaved = new Map<string, LeaveQuestion | undefined>();
  render(
    <TestShell
      api={api}
      at={`/team-creation/1/import${search}`}
      notify={(notice) => notices.push(notice)}
      setUnsaved={(key, value, part) => void (value ? unsaved.set(key, part?.question) : unsaved.delete(key))}
    >
      <Page />
    </TestShell>,
  );
  return { texts: () => notices.map(({ text }) => text), anyUnsaved: () => unsaved.size > 0 };
}

/** Missing in jsdom. */
Blob.prototype.arrayBuffer = function readAll(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Uint8Array.from(new Uint8Array(reader.result as ArrayBuffer)).buffer);
    reader.readAsArrayBuffer(this);
  });
};

/** Chooses a text file of these lines. */
export async function chooseFile(lines: readonly string[], name = 'roster.csv'): Promise<void> {
  const file = new File([lines.join('\r\n')], name, { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('File'), file);
}
