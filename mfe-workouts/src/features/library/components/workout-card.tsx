import { memo, useState } from 'react';
import { mdiCalendarPlus, mdiDotsVertical, mdiInformationOutline } from '@mdi/js';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { Box, Button, Card, Chip, Icon, IconButton, Menu, MenuItem, Typography } from '@touchline/ui';
import { libraryTexts } from '../../../shared/texts/library-texts.js';
import { exercisesText } from '../../../shared/workouts/model/row-texts.js';

export type CardAction = 'info' | 'schedule' | 'edit' | 'duplicate' | 'delete';
export type OnCardAction = (action: CardAction, workout: Workout) => void;

const MENU_ITEMS = [
  ['edit', 'Edit'],
  ['duplicate', 'Duplicate'],
  ['delete', 'Delete'],
] as const;

/** One library workout. Memoised: typing into the search must not render 200 cards again. */
export const WorkoutCard = memo(function WorkoutCard({
  workout,
  mayPlan,
  onAction,
}: {
  workout: Workout;
  /** Whether the coach's role allows to change and schedule workouts. */
  mayPlan: boolean;
  onAction: OnCardAction;
}) {
  const { name, type, difficulty } = workout;
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const labels = [type, difficulty].filter((text) => text !== null).join(' · ');
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: 2,
        pt: 1.5,
        pr: 1,
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 140px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', flex: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {labels !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {labels}
            </Typography>
          )}
        </Box>
        <IconButton
          aria-label={libraryTexts.info(name)}
          onClick={() => onAction('info', workout)}
          sx={{ width: 44, height: 44, flexShrink: 0 }}
        >
          <Icon path={mdiInformationOutline} />
        </IconButton>
        {mayPlan && (
          <IconButton
            aria-label={libraryTexts.moreActions(name)}
            aria-haspopup="menu"
            onClick={(event) => setMenu(event.currentTarget)}
            sx={{ width: 44, height: 44, flexShrink: 0 }}
          >
            <Icon path={mdiDotsVertical} />
          </IconButton>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mt: 1,
          pr: 1,
        }}
      >
        <Chip size="small" label={exercisesText(workout)} />
        {mayPlan && (
          <Button
            size="small"
            startIcon={<Icon path={mdiCalendarPlus} />}
            aria-label={libraryTexts.addToCalendar(name)}
            onClick={() => onAction('schedule', workout)}
            sx={{ minHeight: 44 }}
          >
            Add to Calendar
          </Button>
        )}
      </Box>
      {/* Mounted only while it is open: 200 cards would have 200 menus. */}
      {menu !== null && (
        <Menu open anchorEl={menu} onClose={() => setMenu(null)}>
          {MENU_ITEMS.map(([action, label]) => (
            <MenuItem
              key={action}
              sx={{ minHeight: 44 }}
              onClick={() => {
                setMenu(null);
                onAction(action, workout);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Card>
  );
});
