import { memo, useState } from 'react';
import { mdiCalendarPlus, mdiDotsVertical, mdiInformationOutline } from '@mdi/js';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { Box, Button, Card, Chip, Icon, IconButton, Menu, MenuItem, Typography } from '@touchline/ui';
import { exercisesText } from '../../../shared/workouts/model/row-texts.js';

/** What can be done with a workout of the library. */
export type CardAction = 'info' | 'schedule' | 'edit' | 'duplicate' | 'delete';
export type OnCardAction = (action: CardAction, workout: Workout) => void;

const IN_THE_MENU = [
  ['edit', 'Edit'],
  ['duplicate', 'Duplicate'],
  ['delete', 'Delete'],
] as const;

/** One workout of the library. Memoised: typing into the search must not draw 200 cards anew. */
export const WorkoutCard = memo(function WorkoutCard({
  workout,
  onAction,
}: {
  workout: Workout;
  onAction: OnCardAction;
}) {
  const { name, type, difficulty } = workout;
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const kind = [type, difficulty].filter((text) => text !== null).join(' · ');
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
          {kind !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {kind}
            </Typography>
          )}
        </Box>
        <IconButton
          aria-label={`Info about ${name}`}
          onClick={() => onAction('info', workout)}
          sx={{ width: 44, height: 44, flexShrink: 0 }}
        >
          <Icon path={mdiInformationOutline} />
        </IconButton>
        <IconButton
          aria-label={`More actions for ${name}`}
          aria-haspopup="menu"
          onClick={(event) => setMenu(event.currentTarget)}
          sx={{ width: 44, height: 44, flexShrink: 0 }}
        >
          <Icon path={mdiDotsVertical} />
        </IconButton>
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
        <Button
          size="small"
          startIcon={<Icon path={mdiCalendarPlus} />}
          aria-label={`Add to Calendar: ${name}`}
          onClick={() => onAction('schedule', workout)}
          sx={{ minHeight: 44 }}
        >
          Add to Calendar
        </Button>
      </Box>
      {/* Mounted with its first opening: 200 cards need no 200 menus. */}
      {menu !== null && (
        <Menu open anchorEl={menu} onClose={() => setMenu(null)}>
          {IN_THE_MENU.map(([action, label]) => (
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
