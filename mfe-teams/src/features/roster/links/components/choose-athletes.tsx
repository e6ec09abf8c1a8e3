import { ANSWERING_LABELS, answeringState } from '@touchline/contracts/answering-state';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { Box, Button, Checkbox, FormControlLabel, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { labelsOf } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { linksTexts } from '../../../../shared/texts/answers-texts.js';
import { detailText } from '../../answers/model/access-texts.js';
import { installationQuery } from '../../../../shared/get-installation.js';
import { reachable, type LinkWay } from '../model/link-choice.js';
import { ChooseWay } from './choose-way.js';

interface ChooseAthletesProps {
  access: readonly AthleteAccess[];
  chosen: ReadonlySet<number>;
  by: LinkWay;
  busy: boolean;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onWay: (by: LinkWay) => void;
}

/** Who gets a link, and in which way. */
export function ChooseAthletes({ access, chosen, by, busy, onChoose, onWay }: ChooseAthletesProps) {
  const { data: installation } = useQuery(installationQuery(useApi()));
  const labelOf = labelsOf(access);
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <>
      <ChooseWay
        by={by}
        withAddress={reachable(access, 'mail').length}
        sendsMail={installation?.sends_mail}
        busy={busy}
        onWay={onWay}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
        <Button
          onClick={() => onChoose(new Set(reachable(access, by).map(({ athlete_id: id }) => id)))}
          disabled={busy}
        >
          Choose all
        </Button>
        <Button onClick={() => onChoose(new Set())} disabled={busy}>
          Choose none
        </Button>
      </Box>
      {/* A focused box is not scrolled to below the button that stays in sight. */}
      <Box
        component="ul"
        aria-label="Athletes"
        sx={{ m: 0, p: 0, listStyle: 'none', '& input': { scrollMarginBottom: 160 } }}
      >
        {access.map((athlete) => (
          <Box component="li" key={athlete.athlete_id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <AthleteChoice
              athlete={athlete}
              name={labelOf(athlete)}
              isChosen={chosen.has(athlete.athlete_id)}
              by={by}
              busy={busy}
              onToggle={() => toggle(athlete.athlete_id)}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}

interface AthleteChoiceProps {
  athlete: AthleteAccess;
  name: string;
  isChosen: boolean;
  by: LinkWay;
  busy: boolean;
  onToggle: () => void;
}

function AthleteChoice({ athlete, name, isChosen, by, busy, onToggle }: AthleteChoiceProps) {
  const address = by === 'mail' ? athlete.mail_address : undefined;
  const lacksAddress = address === null;
  const state = [ANSWERING_LABELS[answeringState(athlete)], detailText(athlete) ?? []].flat().join(' · ');
  return (
    <FormControlLabel
      control={<Checkbox checked={isChosen && !lacksAddress} onChange={onToggle} />}
      disabled={busy || lacksAddress}
      sx={{ minHeight: 48, width: '100%', m: 0, '& .MuiFormControlLabel-label': { minWidth: 0 } }}
      label={
        <>
          <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {lacksAddress ? linksTexts.noAddress : [state, address ?? []].flat().join(' · ')}
          </Typography>
        </>
      }
    />
  );
}
