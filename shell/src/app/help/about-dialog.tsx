import { AppDialog, Box, Button, Typography } from '@touchline/ui';
import { shellWithdrawal } from '../shell-withdrawal.js';
import { helpTexts } from '../texts.js';
import { areaStatus } from '../../areas/areas.js';
import { registryStatus } from '../../areas/registry/registry-store.js';
import { offlineOpening } from '../../offline/offline-opening.js';
import type { AreaStatus } from '../../areas/area-status.js';

/** Lists the versions running in this page, for support questions. */
export function AboutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AppDialog open={open} title="About this app" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {open && <Versions />}
    </AppDialog>
  );
}

function Versions() {
  const { why } = registryStatus();
  const shell = process.env.SHELL_VERSION ?? null;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      <Part
        name="Touchline"
        version={shell}
        notes={[
          ...(shell !== null && shellWithdrawal.get() !== 'none' ? [helpTexts.withdrawn(shell)] : []),
          ...(why === null ? [] : [helpTexts.notUpToDate(why)]),
          helpTexts.offlineOpening[offlineOpening.get()],
        ]}
      />
      {areaStatus().map((area) => (
        <Part key={area.name} name={area.name} version={area.running ?? area.wanted} notes={notesOf(area)} />
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
        {version ?? helpTexts.noVersion}
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

function notesOf({ running, onTrial, wanted, why, skipped, withdrawn }: AreaStatus): string[] {
  if (running === null && why === null) return [helpTexts.notOpenedYet];
  return [
    ...(onTrial && running !== null ? [helpTexts.onTrial(running)] : []),
    ...(wanted !== null && wanted !== running ? [helpTexts.liveVersion(wanted)] : []),
    ...(why === null ? [] : [helpTexts.failed(why)]),
    ...skipped.map((version) => helpTexts.skipped(version)),
    ...withdrawn.map((version) => helpTexts.withdrawn(version)),
  ];
}
