import { Alert, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { answeringTexts } from '../../texts/answering-texts.js';
import { messageReadersQuery } from '../api/get-message-readers.js';

/** Who else reads a message to a minor: a guardian and the staff. Nothing for a grown-up, and until it is known. */
export function MessageReadersNote({ athleteId }: { athleteId: number }) {
  const readers = useQuery(messageReadersQuery(useApi(), athleteId)).data;
  if (!readers?.is_minor) return null;
  const { guardian, colleagues } = readers;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {guardian ? answeringTexts.guardianReads : answeringTexts.noGuardianReads}
        {colleagues > 0 && ` ${answeringTexts.colleaguesRead(colleagues)}`}
      </Typography>
      {colleagues === 0 && <Alert severity="warning">{answeringTexts.nobodyElseReads}</Alert>}
    </>
  );
}
