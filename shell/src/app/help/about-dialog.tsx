import { AppDialog, Box, Button, Typography } from '@touchline/ui';
import { areaStatus, type AreaStatus } from '../../areas/areas.js';

/** What runs in this page: for whoever is asked "which version do you have?". */
export function AboutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AppDialog open={open} title="About this app" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {open && <Versions />}
    </AppDialog>
  );
}

function Versions() {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      <Part name="Touchline" version={process.env.SHELL_VERSION ?? null} notes={[]} />
      {areaStatus().map((area) => (
        <Part key={area.name} name={area.name} version={area.running ?? area.wanted} notes={notesOn(area)} />
      ))}
    </Box>
  );
}

function Part({ name, version, notes }: { name: string; version: string | null; notes: string[] }) {
  return (
    <div>
      <Typography component="dt" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {version ?? 'no version'}
      </Typography>
      {notes.map((note) => (
        <Typography
          key={note}
          component="dd"
          variant="body2"
          sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {note}
        </Typography>
      ))}
    </div>
  );
}

function notesOn({ running, wanted, why, skipped }: AreaStatus): string[] {
  if (running === null && why === null) return ['Not opened yet'];
  const other = wanted !== null && wanted !== running ? [`Live is ${wanted}.`] : [];
  return [...other, ...(why === null ? [] : [`Failed: ${why}`]), ...skipped.map((version) => `Skipped: ${version}`)];
}
