import type { RequestTask } from '@touchline/contracts/athlete-rights.schema';
import { AppDialog, Box, Button, EmptyPanel, lazyRetry, LoadingPanel, RetryAlert, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { parseId, useAddressDialog } from '@touchline/ui/router';
import { answeringTexts } from '../../texts/answering-texts.js';
import { requestsQuery } from '../api/get-requests.js';
import type { RequestDialogProps } from './request-dialog.js';

const LazyRequestDialog = lazyRetry<RequestDialogProps>(
  () => import(/* webpackChunkName: "athlete-request" */ './request-dialog.js').then((module) => module.RequestDialog),
  ({ request, onClose }) => ({
    loading: <LoadingPanel minHeight={160} />,
    errorText: answeringTexts.codeFailed,
    minHeight: 160,
    frame: (panel) => (
      <AppDialog open title={requestText(request)} onClose={onClose}>
        {panel}
      </AppDialog>
    ),
  }),
);

/** `Ana Test asks for a correction` */
export function requestText(request: RequestTask): string {
  return `${fullName(request)} ${answeringTexts.asks[request.kind]}`;
}

/** The open requests of athletes: each opens a dialog in which it is answered and marked as done. */
export function RequestTasks({ teamId }: { teamId: number | null }) {
  const requests = useQuery(requestsQuery(useApi(), teamId));
  const dialog = useAddressDialog('request');
  const open = requests.data ?? [];
  const shown = open.find(({ request_id: id }) => id === parseId(dialog.value));
  return (
    <Box sx={{ displayPrint: 'none', '&:empty': { display: 'none' } }}>
      {requests.isError && (
        <RetryAlert severity="warning" onRetry={() => void requests.refetch()}>
          {answeringTexts.requestsFailed}
        </RetryAlert>
      )}
      {open.length > 0 && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {answeringTexts.requests}
          </Typography>
          <Box
            component="ul"
            aria-label={answeringTexts.requests}
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {open.map((request) => (
              <li key={request.request_id}>
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => dialog.open(String(request.request_id))}
                  sx={{ minHeight: 44, textAlign: 'left', overflowWrap: 'anywhere' }}
                >
                  {requestText(request)}
                </Button>
              </li>
            ))}
          </Box>
        </>
      )}
      {shown && <LazyRequestDialog key={shown.request_id} request={shown} onClose={dialog.close} />}
      {dialog.value !== null && !shown && requests.isSuccess && (
        <AppDialog
          open
          title={answeringTexts.requests}
          maxWidth="xs"
          onClose={dialog.close}
          actions={<Button onClick={dialog.close}>Close</Button>}
        >
          <EmptyPanel text={answeringTexts.requestGone} minHeight={120} />
        </AppDialog>
      )}
    </Box>
  );
}
