import { useRef, type ReactNode } from 'react';
import { mdiAutorenew, mdiContentCopy } from '@mdi/js';
import { Box, Icon, IconButton, Tooltip } from '@touchline/ui';
import { useNotify } from '@touchline/ui/host';
import { copyText } from '../../../shared/copy-text.js';
import { SHOWN_MS } from '../notices.js';

interface CodeLineProps {
  teamName: string;
  /** Null when there is none or its time is over. */
  code: string | null;
  busy: boolean;
  onRegenerate: () => void;
}

/** A team's registration code, to be read out, copied and renewed. */
export function CodeLine({ teamName, code, busy, onRegenerate }: CodeLineProps) {
  const notify = useNotify();
  const shown = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    if (code === null) return;
    if (await copyText(code))
      return notify({ severity: 'success', text: 'Code copied to clipboard!', forMs: SHOWN_MS });
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    notify({
      severity: 'warning',
      text: 'This browser does not allow copying. The code is selected: copy it by hand.',
      forMs: SHOWN_MS,
    });
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box
        ref={shown}
        component="code"
        aria-label={code === null ? 'No registration code' : undefined}
        role={code === null ? 'img' : undefined}
        sx={{
          fontFamily: 'monospace',
          fontSize: '1.15rem',
          letterSpacing: '0.12em',
          px: 1.5,
          py: 0.75,
          mr: 0.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          color: code === null ? 'text.secondary' : 'text.primary',
          userSelect: code === null ? 'none' : 'all',
        }}
      >
        {code ?? '········'}
      </Box>
      <CodeButton
        label={`Copy the code of ${teamName}`}
        tip="Copy code"
        path={mdiContentCopy}
        disabled={code === null}
        onClick={() => void copy()}
      />
      <CodeButton
        label={`Regenerate the code of ${teamName}`}
        tip="Regenerate code"
        path={mdiAutorenew}
        disabled={busy}
        onClick={onRegenerate}
      />
    </Box>
  );
}

function CodeButton({
  label,
  tip,
  path,
  disabled,
  onClick,
}: {
  label: string;
  tip: string;
  path: string;
  disabled: boolean;
  onClick: () => void;
}): ReactNode {
  return (
    <Tooltip title={tip}>
      {/* A disabled button says nothing to the pointer: the tip hangs on what is around it. */}
      <span>
        <IconButton aria-label={label} disabled={disabled} onClick={onClick} sx={{ width: 44, height: 44 }}>
          <Icon path={path} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
