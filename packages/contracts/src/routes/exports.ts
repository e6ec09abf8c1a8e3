import type { ExportFormat, ExportKind } from '../export-kinds.js';
import type { ExportedFile } from '../exports.schema.js';

export interface ExportRoutes {
  'GET /api/teams/{id}/export': {
    params: { id: number };
    query: { kind: ExportKind; format: ExportFormat; from?: string; to?: string };
    answer: ExportedFile;
  };
}
