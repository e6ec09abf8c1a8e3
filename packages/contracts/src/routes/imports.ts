import type { ImportTargetKey } from '../import-fields.js';
import type {
  Import,
  ImportBody,
  ImportLayout,
  ImportPreview,
  PreviewImportBody,
  StandingRow,
  UndoneImport,
  UndoRowBody,
} from '../imports.schema.js';

export interface ImportRoutes {
  'GET /api/teams/{id}/imports': { params: { id: number }; answer: Import[] };
  'POST /api/teams/{id}/imports': { params: { id: number }; body: ImportBody; answer: Import };
  'GET /api/teams/{id}/imports/layout': {
    params: { id: number };
    query: { target: ImportTargetKey; fingerprint: string };
    answer: ImportLayout;
  };
  'POST /api/teams/{id}/imports/preview': { params: { id: number }; body: PreviewImportBody; answer: ImportPreview };
  'POST /api/teams/{id}/imports/{importId}/undo': { params: { id: number; importId: number }; answer: UndoneImport };
  'GET /api/teams/{id}/imports/{importId}/rows': {
    params: { id: number; importId: number };
    query: { limit?: number; cursor?: string };
    answer: StandingRow[];
  };
  'POST /api/teams/{id}/imports/{importId}/rows/{rowId}/undo': {
    params: { id: number; importId: number; rowId: number };
    body: UndoRowBody;
    answer: Import;
  };
}
