import { useRef, type ReactNode } from 'react';
import { mdiAutorenew, mdiContentCopy } from '@mdi/js';
import { Box, Icon, IconButton, Tooltip } from '@touchline/ui';
import { copyText } from '../../../shared/copy-text.js';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { useSnackbar } from '../use-snackbar.js';

interface CodeLineProps {
  teamName: string;
  /** Null without a valid code. */
  code: string | null;
  busy: boolean;
  /** Undefined where the coach's role does not allow it. */
  onRegenerate: (() => void) | undefined;
}

/** The registration code of a team with buttons to copy and regenerate it. */
export function CodeLine({ teamName, code, busy, onRegenerate }: CodeLineProps) {
  const showSnackbar = useSnackbar();
  const codeElement = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    if (code === null) return;
    if (await copyText(code)) return showSnackbar('success', teamTexts.codeCopied);
    if (codeElement.current) getSelection()?.selectAllChildren(codeElement.current);
    showSnackbar('warning', teamTexts.codeCopyBlocked);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <Box
        ref={codeElement}
        component="code"
        aria-label={code === null ? teamTexts.noCode : undefined}
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
      {onRegenerate && (
        <CodeButton
          label={`Regenerate the code of ${teamName}`}
          tip="Regenerate code"
          path={mdiAutorenew}
          disabled={busy}
          onClick={onRegenerate}
        />
      )}
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
      {/* A disabled button fires no pointer events, so the tooltip belongs to the element around it. */}
      <span>
        <IconButton aria-label={label} disabled={disabled} onClick={onClick} sx={{ width: 44, height: 44 }}>
          <Icon path={path} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
