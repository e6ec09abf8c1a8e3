import type { ExportFormat, ExportKind } from '@touchline/contracts/export-kinds';
import { download } from '@touchline/ui';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions } from '@touchline/ui/query';

/** What a coach asks for; a kind without days has no period. */
export interface ExportRequest {
  kind: ExportKind;
  format: ExportFormat;
  from?: string | undefined;
  to?: string | undefined;
}

/** Asks for a file of a team and hands it to the browser; answers its name. */
export const downloadExportMutation = (api: ApiClient, teamId: number) =>
  mutationOptions({
    mutationFn: async (query: ExportRequest) => {
      const file = await api.call('GET /api/teams/{id}/export', { params: { id: teamId }, query });
      const bytes = Uint8Array.from(atob(file.content), (char) => char.charCodeAt(0));
      download(file.file_name, bytes, file.media_type);
      return file.file_name;
    },
  });
