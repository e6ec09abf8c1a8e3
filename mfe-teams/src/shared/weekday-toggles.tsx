import { WEEKDAYS_FROM_MONDAY } from '@touchline/contracts/calendar-date';
import { ToggleButton, ToggleButtonGroup } from '@touchline/ui';

interface WeekdayTogglesProps {
  /** The weekdays that are on, from 0 for Monday to 6 for Sunday. */
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
  label: string;
  /** The id of a text about the choice. */
  describedBy?: string | undefined;
  disabled?: boolean;
  /** A weekday that is on and stays on. */
  fixed?: number | undefined;
}

/** The weekdays as `Mo` to `Su`, each of which is on or off. */
export function WeekdayToggles({ value, onChange, label, describedBy, disabled = false, fixed }: WeekdayTogglesProps) {
  return (
    <ToggleButtonGroup
      value={value}
      onChange={(_event, weekdays: number[]) => onChange(weekdays)}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      size="small"
      color="primary"
      sx={{ width: '100%' }}
    >
      {WEEKDAYS_FROM_MONDAY.map((name, weekday) => (
        <ToggleButton
          key={name}
          value={weekday}
          disabled={disabled || weekday === fixed}
          aria-label={`${name.slice(0, 2)}, ${name}`}
          sx={{ flex: 1, minHeight: 44, px: 0, minWidth: 0 }}
        >
          {name.slice(0, 2)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
