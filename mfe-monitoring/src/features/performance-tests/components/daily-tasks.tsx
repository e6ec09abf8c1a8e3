import { useMemo, useState } from 'react';
import { mdiCheckCircle, mdiCircleOutline, mdiClipboardCheckOutline } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { DAILY_TASK_LABELS } from '@touchline/contracts/daily-tasks';
import { formatLongDate } from '@touchline/contracts/date-format';
import type { Performance } from '@touchline/contracts/overview.schema';
import { wordText } from '@touchline/contracts/words';
import { AppDialog, Box, Button, Icon, Typography, useTheme } from '@touchline/ui';
import { Chart } from '@touchline/ui/charts';
import { performanceTestsTexts } from '../../../shared/texts/performance-tests-texts.js';
import { doneText, tasksOptions, tasksSeries, tasksSummary, tasksTable, tasksText } from '../model/tasks.js';

const DONUT_HEIGHT_PX = 230;

interface DailyTasksProps {
  /** The day of the tasks. */
  today: CalendarDate;
  tasks: Performance['daily_tasks'];
  athleteName: string | undefined;
}

/** A button with the number of completed tasks of the day; it opens the list of tasks. */
export function DailyTasks(props: DailyTasksProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiClipboardCheckOutline} />}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {performanceTestsTexts.tasksButton(tasksText(props.tasks))}
      </Button>
      {open && <TasksDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TasksDialog({ today, tasks, athleteName, onClose }: DailyTasksProps & { onClose: () => void }) {
  const { charts } = useTheme();
  const options = useMemo(() => tasksOptions(tasks, charts), [tasks, charts]);
  return (
    <AppDialog
      open
      title="Today’s tasks"
      subtitle={athleteName}
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Chart
        type="donut"
        label="Today’s tasks"
        summary={tasksSummary(tasks)}
        series={tasksSeries(tasks)}
        options={options}
        height={DONUT_HEIGHT_PX}
        table={tasksTable(tasks)}
      />
      <Box component="ul" aria-label="Tasks" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tasks.map(({ task, done }) => (
          <Box component="li" key={task} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75 }}>
            <Icon
              path={done ? mdiCheckCircle : mdiCircleOutline}
              sx={{ color: done ? charts.tasks.done : 'text.secondary' }}
            />
            <Typography sx={{ mr: 'auto' }}>{wordText(DAILY_TASK_LABELS, task)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {doneText(done)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {performanceTestsTexts.tasksCaption(formatLongDate(today))}
      </Typography>
    </AppDialog>
  );
}
