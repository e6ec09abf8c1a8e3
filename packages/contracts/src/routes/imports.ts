import type { ImportTargetKey } from '../import-fields.js';
import type {
  Import,
  ImportBody,
  ImportLayout,
  ImportPreview,
  PreviewImportBody,
  UndoneImport,
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
}
