import { memo, useState, type MouseEvent } from 'react';
import { mdiDeleteOutline, mdiDotsVertical, mdiPencilOutline } from '@mdi/js';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Box, Button, Icon, IconButton, Menu, MenuItem, Typography } from '@touchline/ui';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import { PrescribedList } from './prescribed-list.js';

interface WorkoutItemProps {
  workout: ScheduledWorkout;
  /** Undefined where the coach's role does not allow it. */
  onEdit: ((workout: ScheduledWorkout) => void) | undefined;
  onDelete: ((workout: ScheduledWorkout) => void) | undefined;
  onNotes: (workout: ScheduledWorkout, rowId: number) => void;
}

/** Where the menu opens: at the pointer, or at the focused element. */
type MenuAnchor =
  { anchorEl: HTMLElement } | { anchorReference: 'anchorPosition'; anchorPosition: { top: number; left: number } };

/** One scheduled workout of the day. Its menu opens by right click, long press, menu key or button. */
export const WorkoutItem = memo(function WorkoutItem({ workout, onEdit, onDelete, onNotes }: WorkoutItemProps) {
  const [menu, setMenu] = useState<MenuAnchor | null>(null);
  const title = workout.plan_name || teamWorkoutsTexts.untitled;
  const choose = (action: (workout: ScheduledWorkout) => void) => () => {
    setMenu(null);
    action(workout);
  };
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // The menu key reports no pointer position.
    const isKeyboard = event.clientX === 0 && event.clientY === 0;
    setMenu(
      isKeyboard
        ? { anchorEl: event.target as HTMLElement }
        : { anchorReference: 'anchorPosition', anchorPosition: { top: event.clientY, left: event.clientX } },
    );
  };
  return (
    <Box
      component="li"
      onContextMenu={onEdit && onDelete && openMenu}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1, sm: 1.5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 0.5 }}>
        <Typography variant="h3" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {onEdit && onDelete && (
          <Box sx={{ display: 'flex', ml: 'auto' }}>
            <Button
              startIcon={<Icon path={mdiPencilOutline} />}
              aria-label={teamWorkoutsTexts.edit(title)}
              onClick={() => onEdit(workout)}
              sx={{ minHeight: 44 }}
            >
              Edit
            </Button>
            <IconButton
              aria-label={teamWorkoutsTexts.delete(title)}
              onClick={() => onDelete(workout)}
              sx={{ width: 44, height: 44 }}
            >
              <Icon path={mdiDeleteOutline} />
            </IconButton>
            <IconButton
              aria-label={teamWorkoutsTexts.moreActions(title)}
              aria-haspopup="menu"
              onClick={(event) => setMenu({ anchorEl: event.currentTarget })}
              sx={{ width: 44, height: 44 }}
            >
              <Icon path={mdiDotsVertical} />
            </IconButton>
          </Box>
        )}
      </Box>
      <PrescribedList
        rows={workout.exercises}
        canEdit={onEdit !== undefined}
        onNotes={(rowId) => onNotes(workout, rowId)}
      />
      {menu !== null && onEdit && onDelete && (
        <Menu open {...menu} onClose={() => setMenu(null)} onContextMenu={(event) => event.stopPropagation()}>
          <MenuItem onClick={choose(onEdit)} sx={{ minHeight: 44 }}>
            Edit
          </MenuItem>
          <MenuItem onClick={choose(onDelete)} sx={{ minHeight: 44 }}>
            Delete
          </MenuItem>
        </Menu>
      )}
    </Box>
  );
});
