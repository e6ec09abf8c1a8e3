import type { ImportBody, PreviewImportBody } from '@touchline/contracts/imports.schema';
import type { ImportTargetKey } from '@touchline/contracts/import-fields';
import type { ApiClient, RetryKeys } from '@touchline/ui/host';
import { announceChange, mutationOptions, queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** What an import changes that other screens show. */
const CHANGED = ['athletes', 'teams', 'sessions'] as const;

/** The files that were brought to a team, the newest first. */
export const importsQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: own.key('imports', teamId),
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => api.call('GET /api/teams/{id}/imports', { params: { id: teamId }, signal }),
    staleTime: 0,
  });

/** How the last file of the team with these headings was read; null for new headings. */
export const findLayout = (api: ApiClient, teamId: number, query: { target: ImportTargetKey; fingerprint: string }) =>
  api.call('GET /api/teams/{id}/imports/layout', { params: { id: teamId }, query });

/**
 * What a file would do. `planNo` tells one plan for a file from the next: the file itself is too large for a key.
 * `body` is null while something has no answer.
 */
export const importPreviewQuery = (api: ApiClient, teamId: number, planNo: number, body: PreviewImportBody | null) =>
  queryOptions({
    queryKey: own.key('import-preview', teamId, planNo),
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) =>
      api.call('POST /api/teams/{id}/imports/preview', {
        params: { id: teamId },
        body: body as PreviewImportBody,
        signal,
      }),
    enabled: body !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** The retry key makes a repeated request return the first import. */
export const storeImportMutation = (
  api: ApiClient,
  cache: QueryClient,
  teamId: number,
  retryKeys: RetryKeys<ImportBody>,
) =>
  mutationOptions({
    mutationFn: (body: ImportBody) =>
      retryKeys.send(body, (retryKey) =>
        api.call('POST /api/teams/{id}/imports', { params: { id: teamId }, body, retryKey }),
      ),
    onSettled: () => announceChange(cache, CHANGED),
  });

export const undoImportMutation = (api: ApiClient, cache: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: (importId: number) =>
      api.call('POST /api/teams/{id}/imports/{importId}/undo', { params: { id: teamId, importId } }),
    onSettled: () => announceChange(cache, CHANGED),
  });

/** Rows that the page reads at once: as many as the server answers. */
export const ROWS_READ = 1000;

/** The rows of an import that were not taken back. */
export const importRowsQuery = (api: ApiClient, teamId: number, importId: number) =>
  queryOptions({
    queryKey: own.key('import-rows', teamId, importId),
    meta: { shows: ['athletes', 'sessions'] },
    queryFn: ({ signal }) =>
      api.call('GET /api/teams/{id}/imports/{importId}/rows', {
        params: { id: teamId, importId },
        query: { limit: ROWS_READ },
        signal,
      }),
    staleTime: 0,
  });

/** Takes one row back, at the version of its record whose cost was shown. */
export const undoRowMutation = (api: ApiClient, cache: QueryClient, teamId: number, importId: number) =>
  mutationOptions({
    mutationFn: ({ rowId, version }: { rowId: number; version: number }) =>
      api.call('POST /api/teams/{id}/imports/{importId}/rows/{rowId}/undo', {
        params: { id: teamId, importId, rowId },
        body: { version },
      }),
    onSettled: () => announceChange(cache, CHANGED),
  });
