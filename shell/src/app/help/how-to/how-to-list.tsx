import { useEffect, useRef } from 'react';
import { Box, Button, Typography } from '@touchline/ui';
import { useHasPage } from '@touchline/ui/host';
import { Link, useLocation } from '@touchline/ui/router';
import { helpTexts } from '../../texts.js';
import { HOW_TO_TASKS, type HowToTask } from './tasks.js';

/** The tasks of the first evening; the one of the present page is unfolded. */
export function HowToList() {
  const { pathname } = useLocation();
  const present = HOW_TO_TASKS.find(({ pages }) => pages.test(pathname)) ?? HOW_TO_TASKS[0];
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {HOW_TO_TASKS.map((task) => (
        <Box key={task.title} component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Task task={task} isOpen={task === present} />
        </Box>
      ))}
    </Box>
  );
}

function Task({ task: { title, steps, to, picture }, isOpen }: { task: HowToTask; isOpen: boolean }) {
  const hasPage = useHasPage()(to.split('?')[0]!);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView();
  }, [isOpen]);
  return (
    <Box component="details" name="how-to" open={isOpen} ref={place} sx={{ '& > summary': { py: 1.25 } }}>
      <Typography component="summary" sx={{ fontWeight: 600, cursor: 'pointer' }}>
        {title}
      </Typography>
      <Box sx={{ pb: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Box component="ol" sx={{ m: 0, pl: 3 }}>
          {steps.map((step) => (
            <Typography key={step} component="li">
              {step}
            </Typography>
          ))}
        </Box>
        <Box
          component="img"
          src={picture.address}
          alt={picture.alt}
          loading="lazy"
          sx={{ maxWidth: '100%', maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
        {hasPage && (
          <Button
            component={Link}
            to={to}
            replace
            variant="outlined"
            aria-label={helpTexts.startTask(title)}
            sx={{ minHeight: 44 }}
          >
            {helpTexts.start}
          </Button>
        )}
      </Box>
    </Box>
  );
}
