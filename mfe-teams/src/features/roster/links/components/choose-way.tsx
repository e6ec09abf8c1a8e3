import { useId } from 'react';
import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@touchline/ui';
import { linksTexts } from '../../../../shared/texts/answers-texts.js';
import type { LinkWay } from '../model/link-choice.js';

interface ChooseWayProps {
  by: LinkWay;
  /** How many athletes a mail would reach. */
  withAddress: number;
  /** Undefined while it is not known. */
  sendsMail: boolean | undefined;
  busy: boolean;
  onWay: (by: LinkWay) => void;
}

/** How the links reach the athletes. Where no mail can, it says why. */
export function ChooseWay({ by, withAddress, sendsMail, busy, onWay }: ChooseWayProps) {
  const hint = useId();
  const canMail = sendsMail === true && withAddress > 0;
  return (
    <RadioGroup aria-label="How" value={by} onChange={(event) => onWay(event.target.value as LinkWay)}>
      <FormControlLabel
        value="screen"
        disabled={busy}
        control={<Radio />}
        label={linksTexts.onScreen}
        sx={{ minHeight: 44 }}
      />
      <Box>
        <FormControlLabel
          value="mail"
          disabled={busy || !canMail}
          control={<Radio slotProps={{ input: { 'aria-describedby': hint } }} />}
          label={linksTexts.byMail}
          sx={{ minHeight: 44 }}
        />
        <Typography id={hint} variant="body2" sx={{ color: 'text.secondary', pl: 4, mt: -0.5 }}>
          {mailText(sendsMail, withAddress)}
        </Typography>
      </Box>
    </RadioGroup>
  );
}

function mailText(sendsMail: boolean | undefined, withAddress: number): string {
  if (sendsMail === false) return linksTexts.noMailServer;
  return withAddress === 0 ? linksTexts.noConfirmedAddress : linksTexts.mailReach(withAddress);
}
