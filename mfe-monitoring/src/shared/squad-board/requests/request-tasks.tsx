import { AppDialog, Box, Button, EmptyPanel, RetryAlert, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { labelsOf, type LabelledAthlete } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { parseId, useAddressDialog } from '@touchline/ui/router';
import { requestTexts } from '../../texts/request-texts.js';
import { requestsQuery } from '../api/get-requests.js';
import { RequestDialog } from './request-dialog.js';
import { requestTitle } from './request-title.js';

export interface RequestTasksProps {
  /** null: all teams of the coach. */
  teamId: number | null;
  /** Those of the board below: a request of one of two with the same name says whose it is. */
  athletes: readonly LabelledAthlete[];
}

/** The open requests of athletes: each opens a dialog in which it is answered and marked as done. */
export function RequestTasks({ teamId, athletes }: RequestTasksProps) {
  const requests = useQuery(requestsQuery(useApi(), teamId));
  const dialog = useAddressDialog('request');
  const open = requests.data ?? [];
  const labelOf = labelsOf([...athletes, ...open]);
  const shown = open.find(({ request_id: id }) => id === parseId(dialog.value));
  return (
    <Box sx={{ displayPrint: 'none', '&:empty': { display: 'none' } }}>
      {requests.isError && (
        <RetryAlert severity="warning" onRetry={() => void requests.refetch()}>
          {requestTexts.loadFailed}
        </RetryAlert>
      )}
      {open.length > 0 && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {requestTexts.title}
          </Typography>
          <Box
            component="ul"
            aria-label={requestTexts.title}
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
                  {requestTitle(labelOf(request), request)}
                </Button>
              </li>
            ))}
          </Box>
        </>
      )}
      {shown && <RequestDialog key={shown.request_id} request={shown} name={labelOf(shown)} onClose={dialog.close} />}
      {dialog.value !== null && !shown && requests.isSuccess && (
        <AppDialog
          open
          title={requestTexts.title}
          maxWidth="xs"
          onClose={dialog.close}
          actions={<Button onClick={dialog.close}>Close</Button>}
        >
          <EmptyPanel text={requestTexts.gone} minHeight={120} />
        </AppDialog>
      )}
    </Box>
  );
}
