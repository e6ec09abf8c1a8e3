import { useState } from 'react';
import type { AthleteAccess, MadeLink } from '@touchline/contracts/athlete-access.schema';
import {
  Alert,
  AppDialog,
  Box,
  Button,
  ConfirmDialog,
  EmptyPanel,
  FailureAlert,
  FormHelperText,
  Typography,
} from '@touchline/ui';
import { dayText } from '../../../shared/moment-text.js';
import { linksTexts } from '../../../shared/texts/answers-texts.js';
import { ChooseAthletes } from './components/choose-athletes.js';
import { LinkList } from './components/link-list.js';
import { PrintCards } from './components/print-cards.js';
import { shownLinks } from './model/shown-link.js';
import { useLinksForm } from './use-links-form.js';

export interface LinksDialogProps {
  access: readonly AthleteAccess[];
  /** The athlete for whom the dialog was opened; null: the whole team. */
  athleteId: number | null;
  team: string;
  onClose: () => void;
}

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Makes links for chosen athletes and shows them once: the keys are in memory only, as long as the dialog is open. */
export function LinksDialog({ access, athleteId, team, onClose }: LinksDialogProps) {
  const [shownAccess] = useState(access);
  const form = useLinksForm(shownAccess, athleteId);
  if (form.made) return <MadeLinks made={form.made} access={shownAccess} team={team} onClose={onClose} />;
  return (
    <AppDialog
      open
      title="Make links"
      subtitle={team}
      busy={form.busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button variant="contained" disableElevation loading={form.busy} onClick={() => void form.make()}>
            {`Make links (${form.count})`}
          </Button>
        </>
      }
    >
      {shownAccess.length === 0 ? (
        <EmptyPanel text={linksTexts.noAthletes} minHeight={120} />
      ) : (
        <Box sx={GRID}>
          {form.failure && <FailureAlert failure={form.failure} />}
          <Typography>{linksTexts.explanation}</Typography>
          {form.problem !== null && <FormHelperText error>{form.problem}</FormHelperText>}
          <ChooseAthletes
            access={shownAccess}
            chosen={form.chosen}
            by={form.by}
            busy={form.busy}
            onChoose={form.choose}
            onWay={form.setWay}
          />
        </Box>
      )}
    </AppDialog>
  );
}

interface MadeLinksProps {
  made: readonly MadeLink[];
  access: readonly AthleteAccess[];
  team: string;
  onClose: () => void;
}

/** Closing asks while nobody has got the links: they cannot be shown again. */
function MadeLinks({ made, access, team, onClose }: MadeLinksProps) {
  const [isHandedOver, setHandedOver] = useState(false);
  const [asking, setAsking] = useState(false);
  const links = shownLinks(made, access, window.location);
  const mailed = made.filter(({ key }) => key === null);
  const close = () => (links.length === 0 || isHandedOver ? onClose() : setAsking(true));
  const print = () => {
    setHandedOver(true);
    window.print();
  };
  return (
    <AppDialog
      open
      title="Links"
      subtitle={team}
      maxWidth="lg"
      onlyButtonsClose={links.length > 0}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          {links.length > 0 && (
            <Button variant="contained" disableElevation onClick={print}>
              Print cards
            </Button>
          )}
        </>
      }
    >
      {mailed[0] && (
        <Typography role="status">{linksTexts.mailed(mailed.length, dayText(mailed[0].link_until))}</Typography>
      )}
      {links.length > 0 && (
        <Box sx={GRID}>
          <Alert severity="warning" sx={{ displayPrint: 'none' }}>
            {`${linksTexts.shownOnce} ${linksTexts.forEachOne}`}
          </Alert>
          <LinkList links={links} onCopied={() => setHandedOver(true)} />
          <PrintCards links={links} team={team} />
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title="Close the links?"
        text={linksTexts.closeQuestion}
        confirmLabel="Close"
        cancelLabel="Keep open"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    </AppDialog>
  );
}
