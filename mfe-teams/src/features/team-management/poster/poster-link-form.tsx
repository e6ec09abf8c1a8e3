import { useState } from 'react';
import { mdiAutorenew, mdiLinkOff, mdiLinkPlus } from '@mdi/js';
import { todayIn } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import type { PosterLink } from '@touchline/contracts/poster-link.schema';
import {
  Box,
  Button,
  ConfirmDialog,
  FailureAlert,
  Icon,
  Paper,
  TextField,
  Typography,
  useFocusThroughBusy,
} from '@touchline/ui';
import { posterTexts } from '../../../shared/texts/poster-texts.js';
import { usePosterLink } from './use-poster-link.js';

interface PosterLinkFormProps {
  teamName: string;
  poster: PosterLink;
}

/** How long the link on a poster works, and the buttons that make, renew and end it. It is not printed. */
export function PosterLinkForm({ teamName, poster }: PosterLinkFormProps) {
  const { link, default_ends_on: defaultDay } = poster;
  const { busy, failure, dismissFailure, ...actions } = usePosterLink(poster);
  const [typed, setTyped] = useState<string | null>(null);
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  useFocusThroughBusy(busy);
  const lastDay = typed ?? link?.ends_on ?? defaultDay;
  const problem = dayProblem(lastDay, poster);
  // The typed day stays after a failure.
  const forget = (stored: boolean) => (stored ? setTyped(null) : undefined);
  const confirm = async (step: 'renew' | 'end') => {
    forget(await actions[step]());
    setAsking(null);
  };

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'grid', gap: 2, p: 2, mb: 2, displayPrint: 'none', '& .MuiButton-root': { minHeight: 44 } }}
    >
      {failure && <FailureAlert failure={failure} onClose={dismissFailure} />}
      <Typography sx={{ color: 'text.secondary' }}>{posterTexts.meaning}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <TextField
          type="date"
          size="small"
          label={posterTexts.lastDay}
          value={lastDay}
          disabled={busy}
          error={problem !== null}
          helperText={problem}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { max: poster.latest_ends_on },
            formHelperText: { 'aria-live': 'polite' },
          }}
          sx={{ minWidth: 220, '& .MuiInputBase-root': { minHeight: 44 } }}
        />
        {link === null ? (
          <Button
            variant="contained"
            disableElevation
            startIcon={<Icon path={mdiLinkPlus} />}
            loading={busy}
            disabled={problem !== null}
            onClick={() => void actions.make(lastDay).then(forget)}
          >
            Make link
          </Button>
        ) : (
          <>
            {lastDay !== link.ends_on && (
              <Button
                variant="contained"
                disableElevation
                loading={busy}
                disabled={problem !== null}
                onClick={() => void actions.changeDay(lastDay).then(forget)}
              >
                Save day
              </Button>
            )}
            <Button
              variant="outlined"
              startIcon={<Icon path={mdiAutorenew} />}
              disabled={busy}
              onClick={() => setAsking('renew')}
            >
              Renew link
            </Button>
            <Button
              variant="outlined"
              color="error"
              startIcon={<Icon path={mdiLinkOff} />}
              disabled={busy}
              onClick={() => setAsking('end')}
            >
              End link
            </Button>
          </>
        )}
      </Box>
      <ConfirmDialog
        open={asking === 'renew'}
        title="Renew link?"
        text={posterTexts.renewQuestion(teamName)}
        confirmLabel="Renew link"
        busy={busy}
        onConfirm={() => void confirm('renew')}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'end'}
        title="End link?"
        text={posterTexts.endQuestion(teamName)}
        confirmLabel="End link"
        busy={busy}
        onConfirm={() => void confirm('end')}
        onCancel={() => setAsking(null)}
      />
    </Paper>
  );
}

/** The server decides by the day at the club; here a day that is over everywhere is enough to be refused. */
function dayProblem(day: string, { latest_ends_on: latest }: PosterLink): string | null {
  const today = todayIn(undefined, new Date());
  return day === '' || day < today || day > latest
    ? posterTexts.lastDayWrong(formatDay(today), formatDay(latest))
    : null;
}
